import type { Timing } from './device.ts';

const colours = { 'sign-in': '#6b6b8a', key: '#c77700', save: '#1b1a4b', 'hand-in': '#b3261e' } as const;
const [width, height, left, bottom] = [900, 320, 56, 36];

/** A picture of how long answers took: the 99th percentile of each call for each second of the run, on a scale of powers of ten. */
export function plotTimings(title: string, timings: readonly Timing[]): string {
  // Not by a call with one argument for each value: a day has more values than a call can take.
  const seconds = Math.ceil(timings.reduce((latest, { at }) => Math.max(latest, at), 0) / 1000);
  const x = (second: number) => left + ((width - left - 12) * second) / seconds;
  const y = (ms: number) => height - bottom - ((height - bottom - 34) * Math.log10(Math.max(1, ms))) / 4;
  const lines = [1, 10, 100, 1000, 10_000].map(
    (ms) =>
      `<path d="M${left} ${y(ms)}H${width - 12}" stroke="#d8d6e4"/><text x="${left - 6}" y="${y(ms) + 4}" text-anchor="end">${ms}</text>`,
  );
  const marks = Array.from({ length: Math.floor(seconds / 20) + 1 }, (_, step) => step * 20).map(
    (second) => `<text x="${x(second)}" y="${height - 14}" text-anchor="middle">${second} s</text>`,
  );
  const names = Object.keys(colours) as (keyof typeof colours)[];
  const curves = names.map((call) => {
    const bySecond = Map.groupBy(
      timings.filter((timing) => timing.call === call),
      ({ at }) => Math.floor(at / 1000),
    );
    const points = [...bySecond]
      .toSorted(([one], [other]) => one - other)
      .map(([second, some]) => `${x(second + 0.5).toFixed(1)},${y(part(some, 0.99)).toFixed(1)}`);
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colours[call]}" stroke-width="1.5"/>`;
  });
  const legend = names.map(
    (call, place) => `<text x="${width - 340 + place * 85}" y="20" fill="${colours[call]}">${call}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/><text x="${left}" y="20" font-weight="bold">${title}: p99 in ms</text>${[...legend, ...lines, ...marks, ...curves].join('')}</svg>\n`;
}

/** The time that the fastest part of this size took at most, in ms. */
export function part(timings: readonly Pick<Timing, 'ms'>[], share: number): number {
  const sorted = timings.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
