import { timeZone } from '#client/lib/time/time-zone.ts';
import { timeAt } from '#text/dates.ts';
import hall from './hall.module.css';

/** Digits, with the colons of a time and the point of a mark set closer. */
export function Figures({ text }: { text: string }) {
  return text.split(/([:.])/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the signs repeat: their place is what tells them apart
      <i key={place} className={hall.sign}>
        {part}
      </i>
    ),
  );
}

/** The remaining time, in ms, as hours, minutes and seconds: '1:04:10' or '24:10'. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The time of day of a moment to the second, '10:20:02'. */
export function secondAt(moment: number): string {
  return `${timeAt(moment, timeZone)}:${String(Math.floor(moment / 1000) % 60).padStart(2, '0')}`;
}
