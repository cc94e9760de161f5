import { expect, it } from 'vitest';
import { doubtfulItems } from './doubtful-items.ts';
import { statistics } from './statistics.ts';

const options = ['a', 'b', 'c'];

/** Candidates who chose so at each of the places; the first of them did best. */
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
    { place: 0, kind: 'suspected-key', option: 'b' },
    { place: 0, kind: 'dead-distractor', option: 'c' },
  ]);
});

it('tells what everybody and what nobody got right, and not of the options that nobody needed', () => {
  expect(doubts([...of(20, 'abca'), ...of(20, 'acbb')])).toEqual([{ place: 0, kind: 'everybody-right', option: null }]);
  expect(doubts([...of(20, 'cbca'), ...of(20, 'bcbb')])).toContainEqual({
    place: 0,
    kind: 'nobody-right',
    option: null,
  });
});

it('says nothing of few candidates, nor of what was cancelled', () => {
  expect(doubts([...of(10, 'abca'), ...of(10, 'acbb')])).toEqual([]);
  expect(doubts([...of(20, 'abca'), ...of(20, 'acbb')], 'dropped')).toEqual([]);
});
