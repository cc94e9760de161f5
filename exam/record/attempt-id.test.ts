import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { attemptId, deviceName } from './attempt-id.ts';
import { november } from '#exam/testing/records.ts';

const device = 'abcdefgh01234567';

test('an attempt has the same id wherever and whenever it is made: records of years meet by it', () => {
  expect(attemptId(device, 'year-quiz/2074', november)).toBe('abcdefgh01234567-mvx9big0-wqnudh');
});

test('another device, another beginning and another exam are another attempt', () => {
  const all = [
    attemptId(device, 'year-quiz/2074', november),
    attemptId('another-device-01', 'year-quiz/2074', november),
    attemptId(device, 'year-quiz/2074', november + 1),
    attemptId(device, 'year-quiz/2075', november),
    // The same letters in another order, and with one more.
    attemptId(device, 'year-quiz/2047', november),
    attemptId(device, 'year-quiz/20744', november),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('whatever the exam is called, the id stays short and is of letters, digits and dashes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (exam) => {
      expect(attemptId(device, exam, november)).toMatch(/^[a-z0-9]{16}-[a-z0-9]{8}-[a-z0-9]{1,7}$/);
    }),
  );
});

test('a device’s name is 16 letters and digits, all of them in use', () => {
  const random = seededRandom(3);
  const names = Array.from({ length: 200 }, () => deviceName(random));
  for (const name of names) expect(name).toMatch(/^[a-z0-9]{16}$/);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(names.join('')).size).toBe(36);
  expect(deviceName(() => 0)).toBe('a'.repeat(16));
  expect(deviceName(() => 1 - Number.EPSILON)).toBe('9'.repeat(16));
});
