import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAttempt, anyAttempt, aPlace, november } from '#exam/testing/records.ts';
import { attemptOfText, textOfAttempt } from './attempt-text.ts';

test('an attempt comes out of its text as it went in, whatever it holds', () => {
  fc.assert(
    fc.property(anyAttempt, (attempt) => {
      expect(attemptOfText(textOfAttempt(attempt))).toEqual(attempt);
    }),
  );
});

test('a time that few of its answers have stays with them', () => {
  const attempt = anAttempt('device01-1', november, [aPlace(), aPlace({ at: november + 1 }), aPlace()]);
  expect(attemptOfText(textOfAttempt({ ...attempt, total: 9 }))).toEqual({ ...attempt, total: 9 });
});

test('an attempt that an earlier version has kept is read', () => {
  const attempt = anAttempt('device01-1', november, [aPlace()]);
  expect(attemptOfText(JSON.stringify(attempt))).toEqual(attempt);
});
