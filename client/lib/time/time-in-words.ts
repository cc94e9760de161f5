import * as m from '#messages/time.ts';

const units = [
  [m.hours, 3600],
  [m.minutes, 60],
  [m.seconds, 1],
] as const;

/** A span of time for a student: 3 725 000 ms → '1 h 2 min 5 s'. It leaves out units that are zero. */
export function timeInWords(ms: number): string {
  let left = Math.round(ms / 1000);
  const parts = units.flatMap(([say, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return count > 0 ? [say(count)] : [];
  });
  return parts.join(' ') || m.seconds(0);
}
