import { expect, it } from 'vitest';
import { doubtfulItems } from './doubtful-items.ts';
import { statistics, type ItemStatistics } from './statistics.ts';

const options = ['a', 'b', 'c'];

/** Each row holds one candidate's choices, place by place; the first candidate did best. */
function doubts(rows: readonly string[], cancelled?: 'dropped') {
  const key = [
    { right: ['a'], ...(cancelled && { cancelled }) },
    ...['b', 'c', 'a'].map((right) => ({ right: [right] })),
  ];
  const sat = rows.map((choices, place) => ({
    symbolNumber: String(1000 + place),
    marks: (rows.length - place) * 100,
    choices: Array.from(choices),
  }));
  const { items } = statistics(sat, key, [options, options, options, options]);
  return doubtfulItems(items, key, sat.length).filter(({ place }) => place === 0);
}

const of = (count: number, choices: string) => Array.from({ length: count }, () => choices);

it('names the option that the better candidates chose instead of the key', () => {
  expect(doubts([...of(20, 'bbca'), ...of(20, 'aabc')])).toEqual([
    { place: 0, code: 'suspected-key', values: { right: ['a'], better: 'b' } },
    { place: 0, code: 'dead-distractor', values: { candidates: 40, option: 'c' } },
  ]);
});

it('tells what everybody and what nobody got right, and not of the options that nobody needed', () => {
  expect(doubts([...of(20, 'abca'), ...of(20, 'acbb')])).toEqual([
    { place: 0, code: 'everybody-right', values: { candidates: 40 } },
  ]);
  expect(doubts([...of(20, 'cbca'), ...of(20, 'bcbb')])).toContainEqual({
    place: 0,
    code: 'nobody-right',
    values: { candidates: 40 },
  });
});

it('says nothing of few candidates, nor of what was cancelled', () => {
  expect(doubts([...of(10, 'abca'), ...of(10, 'acbb')])).toEqual([]);
  expect(doubts([...of(20, 'abca'), ...of(20, 'acbb')], 'dropped')).toEqual([]);
});

it('speaks from thirty candidates on', () => {
  const figures = { ...itemOf([]), facility: 1 };
  const codes = (candidates: number) =>
    doubtfulItems([figures], [{ right: ['a'] }], candidates).map(({ code }) => code);
  expect(codes(29)).toEqual([]);
  expect(codes(30)).toEqual(['everybody-right']);
});

it.each([
  ['the best of several that are better than the key', ['b', 0.2], ['c', 0.4], 'c'],
  ['the first where two are as good', ['b', 0.4], ['c', 0.4], 'b'],
  ['none that is as good as the key', ['b', -0.1], ['c', -0.3], null],
  ['none that nobody chose', ['b', null], ['c', -0.3], null],
] as const)('means, of a key that is suspected, %s', (_, one, other, meant) => {
  // The key's own correlation is −0.1, but a doubt never names a right option.
  const item = itemOf([['a', 0.9], one, other]);
  expect(doubtfulItems([{ ...item, suspected: true }], [{ right: ['a'] }], 29)).toEqual([
    { place: 0, code: 'suspected-key', values: { right: ['a'], better: meant } },
  ]);
});

function itemOf(correlations: readonly (readonly [string, number | null])[]): ItemStatistics {
  const chosen = { all: 10, upper: 5, lower: 5 };
  return {
    place: 0,
    facility: 0.5,
    discrimination: -0.1,
    upperLower: 0,
    options: correlations.map(([option, correlation]) => ({ option, correlation, ...chosen })),
    unanswered: 0,
    suspected: false,
  };
}
