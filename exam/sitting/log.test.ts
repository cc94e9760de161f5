import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffle } from '../random.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { someLog } from '../testing/sitting-cases.ts';
import type { LogEntry } from './entry.ts';
import { receive } from './log.ts';

/** A server's log that receives requests. */
function logOf() {
  const log: LogEntry[] = [];
  return {
    log,
    post: (entries: readonly LogEntry[]) => {
      const received = receive(log.length, (n) => log[n - 1], entries);
      if (received.kind === 'taken') log.push(...received.added);
      return received;
    },
  };
}

const entry = (n: number, place = 0): LogEntry => ({ n, at: n * 1000, kind: 'see', place });

test('entries that follow are taken, those that are there are ignored', () => {
  const { log, post } = logOf();
  post([entry(1), entry(2)]);
  expect(post([entry(2), entry(3)])).toEqual({ kind: 'taken', added: [entry(3)], differing: [] });
  expect(log).toEqual([entry(1), entry(2), entry(3)]);
});

test('a gap takes nothing and tells the last number', () => {
  const { log, post } = logOf();
  post([entry(1)]);
  expect(post([entry(2), entry(4)])).toEqual({ kind: 'gap', n: 1 });
  expect(log).toEqual([entry(1)]);
});

test('another entry under a number that is taken is told, and changes nothing', () => {
  const { log, post } = logOf();
  post([entry(1), entry(2)]);
  expect(post([entry(2, 5), entry(3)])).toEqual({ kind: 'taken', added: [entry(3)], differing: [entry(2, 5)] });
  expect(log).toEqual([entry(1), entry(2), entry(3)]);
  expect(post([entry(4), entry(4, 5)])).toEqual({ kind: 'taken', added: [entry(4)], differing: [entry(4, 5)] });
});

test('entries are taken in the order of their numbers, however a request has them', () => {
  const { log, post } = logOf();
  const request = [entry(3), entry(1), entry(2)];
  expect(post(request)).toEqual({ kind: 'taken', added: [entry(1), entry(2), entry(3)], differing: [] });
  expect(log).toEqual([entry(1), entry(2), entry(3)]);
  expect(request).toEqual([entry(3), entry(1), entry(2)]);
});

test('the first entry of all is number 1: what begins later has a gap before it', () => {
  expect(logOf().post([entry(2)])).toEqual({ kind: 'gap', n: 0 });
});

test('entries that a request has twice are taken once, and compared with what it has itself', () => {
  const { post } = logOf();
  post([entry(1), entry(2)]);
  expect(post([entry(3), entry(3), entry(4, 1), entry(4, 2)])).toEqual({
    kind: 'taken',
    added: [entry(3), entry(4, 1)],
    differing: [entry(4, 2)],
  });
});

test('an empty request changes nothing', () => {
  expect(logOf().post([])).toEqual({ kind: 'taken', added: [], differing: [] });
});

test('however a device’s requests are cut, doubled, overtaken and sent again, the server has its log in the end', () => {
  fc.assert(
    fc.property(
      someLog,
      fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { maxLength: 40 }),
      fc.integer(),
      (tapped, cuts, seed) => {
        const { log, post } = logOf();
        const requests = cuts.map(([from, length]) => shuffle(tapped.slice(from, from + length), seededRandom(seed)));
        for (const request of requests) {
          const received = post(request);
          // The device sends again from where the gap begins.
          if (received.kind === 'gap') expect(received.n).toBe(log.length);
          expect(log).toEqual(tapped.slice(0, log.length));
        }
        post(tapped.slice(log.length));
        expect(log).toEqual(tapped);
      },
    ),
  );
});
