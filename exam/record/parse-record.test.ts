import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAttempt, anyBookmark, anyCard, anyGoal } from '#exam/testing/records.ts';
import { parseAttempt, parseBookmark, parseCard, parseGoal } from './parse-record.ts';
import { recordKinds } from './record-kinds.ts';

/** What comes out of JSON that `entry` was written into. */
const stored = (entry: unknown): unknown => JSON.parse(JSON.stringify(entry));

test('each entry comes out of its JSON as it went in', () => {
  fc.assert(
    fc.property(anyAttempt, anyCard, anyBookmark, anyGoal, (attempt, card, bookmark, goal) => {
      expect(parseGoal(stored(goal))).toEqual(goal);
      expect(parseAttempt(stored(attempt))).toEqual(attempt);
      expect(parseCard(stored(card))).toEqual(card);
      expect(parseBookmark(stored(bookmark))).toEqual(bookmark);
    }),
  );
});

test('an entry without one of its fields is none', () => {
  fc.assert(
    fc.property(anyCard, fc.nat(11), (card, n) => {
      const fields = Object.entries(card);
      expect(parseCard(Object.fromEntries(fields.filter((_, place) => place !== n % fields.length)))).toBeUndefined();
    }),
  );
});

test('no kind takes what is no entry, and none throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const { parse } of Object.values(recordKinds)) expect(parse(value)).toBeUndefined();
    }),
  );
});
