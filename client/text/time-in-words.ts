const units = [
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

/** A span of time as a student reads it: 3 725 000 ms → '1 h 2 min 5 s'. Units that are zero are left out. */
export function timeInWords(ms: number): string {
  let seconds = Math.round(ms / 1000);
  const parts = units.flatMap(([unit, length]) => {
    const count = Math.floor(seconds / length);
    seconds -= count * length;
    return count > 0 ? [`${count}\u00a0${unit}`] : [];
  });
  return parts.join(' ') || '0\u00a0s';
}
