import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { someLog } from '../testing/sitting-cases.ts';
import { firstHead, headOf, nextHead, receiptOf } from './chain.ts';
import { canonical, parseEntry, sameEntry, type LogEntry } from './entry.ts';

const chosen: LogEntry = { n: 2, at: 61_250, kind: 'choose', place: 33, option: 'b' };

test('an entry’s text is its five fields without white space', () => {
  expect(canonical(chosen)).toBe('[2,61250,"choose",33,"b"]');
  expect(canonical({ n: 9, at: -3, kind: 'hand-in' })).toBe('[9,-3,"hand-in",null,null]');
});

test('heads are what any other SHA-256 makes of the head before, a line feed and the entry', () => {
  const made = createHash('sha256').update(`${firstHead}\n[2,61250,"choose",33,"b"]`).digest('hex');
  expect(nextHead(firstHead, chosen)).toBe(made);
});

test('a log in two pieces has the head of the whole', () => {
  fc.assert(
    fc.property(someLog, fc.nat(60), (log, at) => {
      expect(headOf(log.slice(at), headOf(log.slice(0, at)))).toBe(headOf(log));
    }),
  );
});

test('no entry can be changed, left out or moved without another head', () => {
  fc.assert(
    fc.property(someLog, fc.nat(), (log, pick) => {
      const entry = log[pick % Math.max(1, log.length)];
      if (entry === undefined) return;
      const late = log.map((each) => (each === entry ? { ...each, at: each.at + 1 } : each));
      expect(headOf(late)).not.toBe(headOf(log));
      expect(headOf(log.filter((each) => each !== entry))).not.toBe(headOf(log));
    }),
  );
});

test('a receipt is the first 50 bits of the head in two fives', () => {
  expect(receiptOf(firstHead)).toBe('00000-00000');
  expect(receiptOf('f'.repeat(64))).toBe('ZZZZZ-ZZZZZ');
  // 0x0000000000001 is 52 bits; the last two don't belong to the receipt.
  expect(receiptOf(`0000000000004${'0'.repeat(51)}`)).toBe('00000-00001');
  expect(receiptOf(`8000000000000${'0'.repeat(51)}`)).toBe('G0000-00000');
});

test('every entry is read back as it was sent', () => {
  fc.assert(
    fc.property(someLog, (log) => {
      const back = (JSON.parse(JSON.stringify(log)) as unknown[]).map(parseEntry);
      expect(back).toEqual(log);
    }),
  );
});

test.each([
  null,
  [],
  'choose',
  {},
  { n: 0, at: 1, kind: 'see', place: 1 },
  { n: 1.5, at: 1, kind: 'see', place: 1 },
  { n: 1, at: 1.5, kind: 'see', place: 1 },
  { n: 1, at: '1', kind: 'see', place: 1 },
  { n: 1, at: 1, kind: 'look', place: 1 },
  { n: 1, at: 1, kind: 'see' },
  { n: 1, at: 1, kind: 'see', place: -1 },
  { n: 1, at: 1, kind: 'see', place: 1, option: 'a' },
  { n: 1, at: 1, kind: 'choose', place: 1 },
  { n: 1, at: 1, kind: 'choose', place: 1, option: '' },
  { n: 1, at: 1, kind: 'hand-in', place: 1 },
])('%j is no entry', (value) => {
  expect(parseEntry(value)).toBeUndefined();
});

test('what an entry says besides its fields is dropped', () => {
  expect(parseEntry({ ...chosen, key: 'b' })).toEqual(chosen);
});

test('two entries are the same only with number and time', () => {
  expect(sameEntry(chosen, { ...chosen })).toBe(true);
  expect(sameEntry(chosen, { ...chosen, at: chosen.at + 1 })).toBe(false);
});
