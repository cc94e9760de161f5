import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstHead, headOf } from './chain.ts';
import { claimSlack, commit, noCommitment, weigh, type Commitment, type LogHead } from './claims.ts';
import type { LogEntry } from './entry.ts';
import { receive } from './log.ts';

/** The server's side: the log, the device's commitment, and which entries can't be genuine. */
function createServer() {
  let log: LogEntry[] = [];
  let head = firstHead;
  let commitment: Commitment = noCommitment;
  const implausible: number[] = [];
  return {
    log: () => log,
    implausible,
    /** Returns how far the log goes, like the server's answer. */
    take: (entries: readonly LogEntry[], held: LogHead | null, arrivedAt: number): number => {
      const received = receive(log.length, (n) => log[n - 1], entries);
      const added = received.kind === 'gap' ? [] : received.added;
      const weighed = weigh(commitment, { n: log.length, head }, added, arrivedAt);
      implausible.push(...weighed.implausible);
      log = [...log, ...added];
      head = weighed.end.head;
      commitment = { ...commitment, reachedAt: weighed.reachedAt };
      const brought = added.length > 0;
      ({ commitment } = commit(commitment, held, { log: weighed.end, brought, arrivedAt }));
      return log.length;
    },
    /** Another device continues the log. Claims of the first device beyond the log don't bind it. */
    handOver: () => (commitment = { ...commitment, claim: null }),
  };
}

const anyMove = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('tap' as const), gap: fc.integer({ min: 0, max: 30_000 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('call' as const),
      gap: fc.integer({ min: 0, max: 40_000 }),
      /** How long a call travels; its answer may arrive or not. */
      way: fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 240_000 })),
      isAnswered: fc.boolean(),
      isTwice: fc.boolean(),
      most: fc.constantFrom(1, 3, 400),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('offline' as const), gap: fc.integer({ min: 0, max: 3_600_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('clock' as const), gap: fc.integer({ min: -2000, max: 2000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), gap: fc.constant(0) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('other-device' as const), gap: fc.integer({ min: 60_000, max: 90_000 }) }),
  },
);

test.each([true, false])(
  'an honest device is never held, whatever its link, its clock by 2 s, reloads and a change of device do (says when it claims: %s)',
  (saysWhen) => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 60 }), (moves) => {
        const server = createServer();
        let now = 0;
        let clockOff = 0;
        let entries: LogEntry[] = [];
        let saved = 0;
        /** The calls under way, each with its time of arrival. */
        let underWay: { readonly at: number; readonly run: () => void }[] = [];
        const arrive = (until: number) => {
          for (const { run } of underWay.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)) run();
          underWay = underWay.filter(({ at }) => at > until);
        };
        for (const move of moves) {
          if (move.kind === 'clock') clockOff = move.gap;
          else now += move.gap;
          arrive(now);
          const clock = () => Math.max(0, now + clockOff);
          if (move.kind === 'tap') {
            const last = entries.at(-1)?.at ?? 0;
            entries = [...entries, { n: entries.length + 1, at: Math.max(clock(), last), kind: 'see', place: now % 5 }];
          }
          if (move.kind === 'call') {
            const some = entries.slice(saved, saved + move.most);
            const held = { n: entries.length, head: headOf(entries), ...(saysWhen && { at: clock() }) };
            const way = saysWhen ? move.way : Math.min(move.way, 5000);
            const run = () => {
              const n = server.take(some, held, arrivedAt);
              if (move.isAnswered) saved = Math.max(saved, Math.min(n, entries.length));
            };
            const arrivedAt = now + way;
            underWay.push({ at: arrivedAt, run });
            if (move.isTwice)
              underWay.push({ at: arrivedAt + 700, run: () => server.take(some, held, arrivedAt + 700) });
          }
          if (move.kind === 'reload') saved = Math.min(saved, server.log().length);
          if (move.kind === 'other-device') {
            // What the first device still sends counts as another device's from now on.
            underWay = [];
            entries = [...server.log()];
            saved = entries.length;
            server.handOver();
          }
        }
        arrive(Infinity);
        expect(server.implausible).toEqual([]);
      }),
      { numRuns: 400 },
    );
  },
);

test('what is made up after a claim, from more than 10 s before it, never counts', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: claimSlack + 1, max: 3_600_000 }),
      fc.integer({ min: 1, max: 5 }),
      fc.nat(),
      (claimedAt, count, chance) => {
        const server = createServer();
        server.take([], { n: 0, head: firstHead }, claimedAt);
        const at = chance % (claimedAt - claimSlack);
        const made = Array.from({ length: count }, (_, index): LogEntry => ({
          n: index + 1,
          at,
          kind: 'choose',
          place: 0,
          option: 'a',
        }));
        server.take(made, { n: count, head: headOf(made) }, claimedAt + 40_000);
        expect(server.implausible).toEqual(made.map(({ n }) => n));
      },
    ),
  );
});
