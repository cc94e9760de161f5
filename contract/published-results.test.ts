import { expect, it } from 'vitest';
import * as words from '#text/en/results.ts';
import { readPublished, readSignedFile, shownLists } from './published-results.ts';

const lists = { open: [{ symbolNumber: '1001' }], groups: [{ name: 'Women', candidates: [] }] };
const results = { title: { en: 'Science' }, seats: { open: 1 }, tieBreaks: [], ...lists, waiting: lists, ranking: [] };

it('reads signed results as they were signed', () => {
  expect(readPublished(JSON.stringify(results))).toEqual(results);
  expect(readSignedFile('{"signed":"{}","signature":"x"}')).toEqual({ signed: '{}', signature: 'x' });
});

it('reads the college with its lists, and says that half a college is damaged', () => {
  const text = { en: 'Himchuli College', ne: 'हिमचुली कलेज' };
  const college = { name: text, address: text, signatory: text, signsAs: text };
  expect(readPublished(JSON.stringify({ ...results, college })).college).toEqual(college);
  for (const half of [{ ...college, name: 'Himchuli' }, { name: text }, 1])
    expect(() => readPublished(JSON.stringify({ ...results, college: half }))).toThrow(/damaged/);
});

it.each(['title', 'seats', 'tieBreaks', 'open', 'groups', 'waiting', 'ranking'])(
  'says that results without their %s are damaged',
  (field) => {
    expect(() => readPublished(JSON.stringify({ ...results, [field]: undefined }))).toThrow(
      'The published results are damaged.',
    );
    expect(() => readPublished(JSON.stringify({ ...results, [field]: 1 }))).toThrow(/damaged/);
  },
);

it('says that a file without its signature is damaged', () => {
  expect(() => readSignedFile('{"signed":"{}"}')).toThrow('The published results are damaged.');
});

it.each([
  { emptyToOpen: true, open: 4, empty: [0, 2] },
  { emptyToOpen: false, open: 2, empty: [0, 0] },
])('lengthens the open list by reserved seats that stayed empty: $emptyToOpen', ({ emptyToOpen, open, empty }) => {
  const seat = { position: 1, rank: 1, symbolNumber: '1001', total: 5, byDecision: false };
  const published = {
    ...results,
    seats: { open: 2, groups: [], emptyToOpen, waiting: 0 },
    open: [seat],
    groups: [
      { name: 'Women', seats: 1, candidates: [seat] },
      { name: 'Dalit', seats: 2, candidates: [] },
    ],
    waiting: { open: [], groups: [] },
  };
  const [first, ...reserved] = shownLists(readPublished(JSON.stringify(published)), words);
  expect(first).toMatchObject({ title: 'Open list', seats: open });
  expect(reserved.map((list) => list.empty)).toEqual(empty);
});
