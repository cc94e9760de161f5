import type { Figures } from './load.ts';
import type { DrawTimes } from './record.ts';

const columns = [
  ['first paint', 'firstPaint'],
  ['largest paint', 'largestPaint'],
  ['can be used', 'usable'],
  ['blocking', 'blocking'],
  ['pick to paint', 'pickToPaint'],
  ['Next to paint', 'nextToPaint'],
  ['layout shift', 'shift'],
] as const satisfies [string, keyof Figures][];

/** The median of each figure over several loads. */
export function medians(loads: readonly Figures[]): Figures {
  const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const of = (key: keyof Figures) => middle(loads.map((load) => load[key] ?? 0));
  const ofExam = (key: keyof Figures) => (loads.some((load) => load[key] === null) ? null : of(key));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    usable: of('usable'),
    blocking: of('blocking'),
    shift: of('shift'),
    nextToPaint: ofExam('nextToPaint'),
    pickToPaint: ofExam('pickToPaint'),
  };
}

/** A table in Markdown: each figure in ms, and as a multiple of the floor's figure, which comes first. */
export function table(rows: readonly (readonly [name: string, figures: Figures])[]): string {
  const floor = rows[0]?.[1];
  const cell = (figures: Figures, key: keyof Figures) => {
    const value = figures[key];
    const least = floor?.[key];
    if (value === null) return '';
    if (key === 'shift') return value.toFixed(3);
    const times = figures !== floor && least ? ` (${(value / least).toFixed(2)}×)` : '';
    return `${Math.round(value).toLocaleString('en')}${times}`;
  };
  return [
    `| Medians, ms | ${columns.map(([title]) => title).join(' | ')} |`,
    `|---|${columns.map(() => '---|').join('')}`,
    ...rows.map(([name, figures]) => `| ${name} | ${columns.map(([, key]) => cell(figures, key)).join(' | ')} |`),
  ].join('\n');
}

/** A table in Markdown: when each page is usable in a poor place, in ms, beside the goal. */
export function poorPlaceTable(rows: readonly (readonly [name: string, figures: Figures])[], goal: number): string {
  return [
    '| 400 kbit/s, 400 ms, CPU 6×; ms | goal | first paint | can be used |',
    '|---|---|---|---|',
    ...rows.map(
      ([name, { firstPaint, usable }]) => `| ${name} | ${goal} | ${Math.round(firstPaint)} | ${Math.round(usable)} |`,
    ),
  ].join('\n');
}

/** A table in Markdown: the least time and the median. Other work of the machine only adds to the least. */
export function drawnTable(rows: readonly DrawTimes[]): string {
  const least = (values: readonly number[]) => Math.round(Math.min(...values));
  const middle = (values: readonly number[]) => Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0);
  return [
    '| A record of 20,000 answers, ms | goal | least | median | of the page’s own thread, least |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ name, goal, clock, thread }) =>
        `| ${name} | ${goal} | ${least(clock)} | ${middle(clock)} | ${least(thread)} |`,
    ),
  ].join('\n');
}
