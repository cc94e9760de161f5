/** A time in figures, its colons set closer. */
export function Clock({ text }: { text: string }) {
  const [first, ...rest] = text.split(':');
  return (
    <>
      {first}
      {rest.map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- hours, minutes, seconds: their place is what they are
        <span key={place}>
          <i className="co">:</i>
          {part}
        </span>
      ))}
    </>
  );
}

/** What remains, in ms, as hours, minutes and seconds: '1:04:10' or '24:10'. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
