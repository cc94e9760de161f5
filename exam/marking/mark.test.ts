import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideKey, type PaperKey } from './key.ts';
import { mark, type MarkedSection } from './mark.ts';

const physics: MarkedSection = { title: 'Physics', count: 3, marks: 100, penalty: 25 };
const english: MarkedSection = { title: 'English', count: 2, marks: 50, penalty: 0 };
const sections = [physics, english];
const key: PaperKey = ['a', 'b', 'c', 'd', 'a'].map((right) => ({ right: [right] }));

test('right answers give the section’s marks, wrong ones take its penalty, open ones nothing', () => {
  const marked = mark(sections, key, ['a', 'c', null, 'd', 'b']);
  expect(marked).toMatchObject({ marks: 125, full: 400, right: 2, wrong: 2, unanswered: 1 });
  expect(marked.sections).toEqual([
    { title: 'Physics', marks: 75, full: 300, right: 1, wrong: 1, unanswered: 1 },
    { title: 'English', marks: 50, full: 100, right: 1, wrong: 1, unanswered: 0 },
  ]);
  expect(marked.places.map(({ marks }) => marks)).toEqual([100, -25, 0, 50, 0]);
});

test('a total below 0 stays below 0', () => {
  expect(mark([physics], key.slice(0, 3), ['b', 'c', 'd'])).toMatchObject({ marks: -75, wrong: 3 });
});

test('an item cancelled to all counts for everybody, answered or not', () => {
  const cancelled = decideKey(key, [{ place: 1, cancelled: 'to-all' }]);
  expect(mark(sections, cancelled, ['a', 'c', null, 'd', 'b'])).toMatchObject({
    marks: 250,
    full: 400,
    right: 3,
    wrong: 1,
  });
  expect(mark(sections, cancelled, [null, null, null, null, null]).marks).toBe(100);
});

test('a dropped item is in no total and no count', () => {
  const dropped = decideKey(key, [{ place: 0, cancelled: 'dropped' }]);
  expect(mark(sections, dropped, ['a', 'c', null, 'd', 'b'])).toMatchObject({
    marks: 25,
    full: 300,
    right: 1,
    wrong: 2,
    unanswered: 1,
  });
});

test('any of several right options is right', () => {
  const several = decideKey(key, [{ place: 1, right: ['c', 'b', 'c'] }]);
  expect(several[1]).toEqual({ right: ['b', 'c'] });
  for (const chosen of ['b', 'c']) expect(mark(sections, several, [null, chosen, null, null, null]).marks).toBe(100);
});

test('a key of another length, or choices of one, are refused', () => {
  expect(() => mark(sections, key.slice(1), ['a', 'a', 'a', 'a', 'a'])).toThrow(RangeError);
  expect(() => mark(sections, key, ['a'])).toThrow(RangeError);
});

test('a decision for a place that is not there, or without a right option, is refused; keeping changes nothing', () => {
  expect(() => decideKey(key, [{ place: 5, keep: true }])).toThrow(RangeError);
  expect(() => decideKey(key, [{ place: 0, right: [] }])).toThrow(RangeError);
  expect(decideKey(key, [{ place: 2, keep: true }])).toEqual(key);
});

test('a decision taken back by a later version marks as the first key did', () => {
  const cancelled = decideKey(key, [{ place: 3, cancelled: 'dropped' }]);
  expect(decideKey(cancelled, [{ place: 3, right: ['d'] }])).toEqual(key);
});

const option = fc.constantFrom('a', 'b', 'c', 'd');
const someKey = fc.array(
  fc.record({
    right: fc.uniqueArray(option, { minLength: 1 }),
    cancelled: fc.constantFrom(undefined, 'to-all' as const, 'dropped' as const),
  }),
  { minLength: 5, maxLength: 5 },
);
const someChoices = fc.array(fc.option(option), { minLength: 5, maxLength: 5 });
const keyOf = (places: { right: string[]; cancelled: 'to-all' | 'dropped' | undefined }[]): PaperKey =>
  places.map(({ right, cancelled }) => (cancelled === undefined ? { right } : { right, cancelled }));

test('sections add up to the paper, and places to their section', () => {
  fc.assert(
    fc.property(someKey, someChoices, (places, choices) => {
      const marked = mark(sections, keyOf(places), choices);
      const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
      for (const name of ['marks', 'full', 'right', 'wrong', 'unanswered'] as const)
        expect(sum(marked.sections.map((section) => section[name]))).toBe(marked[name]);
      expect(sum(marked.places.map(({ marks }) => marks))).toBe(marked.marks);
      expect(marked.right + marked.wrong + marked.unanswered).toBe(
        places.filter(({ cancelled }) => cancelled !== 'dropped').length,
      );
      expect(marked.marks).toBeLessThanOrEqual(marked.full);
      expect(Number.isInteger(marked.marks)).toBe(true);
    }),
  );
});

test('cancelling a place to all never takes marks from anybody', () => {
  fc.assert(
    fc.property(someKey, someChoices, fc.nat(4), (places, choices, place) => {
      const before = keyOf(places).map(({ right }) => ({ right }));
      const after = decideKey(before, [{ place, cancelled: 'to-all' }]);
      expect(mark(sections, after, choices).marks).toBeGreaterThanOrEqual(mark(sections, before, choices).marks);
    }),
  );
});
