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

test.each(['', 'no JSON', '{}', '[1]', '{"id":"a","columns":{}}'])(
  'a text that is no attempt is left out: %s',
  (text) => {
    expect(attemptOfText(text)).toBeUndefined();
  },
);

test('an attempt with a list that is too short is left out', () => {
  const kept: unknown = JSON.parse(textOfAttempt(anAttempt('device01-1', november, [aPlace(), aPlace()])));
  const torn = JSON.stringify(kept).replace('"subject":["physics","physics"]', '"subject":["physics"]');
  expect(attemptOfText(torn)).toBeUndefined();
});
