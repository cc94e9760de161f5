import { expect, it } from 'vitest';
import { ApiError } from '#client/lib/api/call.ts';
import { createActQueue, type Act } from './act-queue.ts';

const act = (id: string): Act => ({ id, kind: 'release', symbolNumber: '1001' });
const settled = () => new Promise((resolve) => setImmediate(resolve));

function world(answers: (number | 'ok')[], kept: readonly Act[] = []) {
  const sent: string[] = [];
  const pauses: { ms: number; run: () => void }[] = [];
  const refused: number[] = [];
  let stored = kept;
  const queue = createActQueue({
    send: async ({ id }) => {
      sent.push(id);
      const answer = answers.shift() ?? 'ok';
      if (answer !== 'ok') throw new ApiError(answer, { code: 'unreachable', message: 'no' });
    },
    read: () => stored,
    keep: (acts) => (stored = acts),
    after: (ms, run) => {
      pauses.push({ ms, run });
      return () => {};
    },
    onChange: () => {},
    onDone: () => {},
    onRefused: ({ status }) => refused.push(status),
  });
  return { queue, sent, pauses, refused, stored: () => stored.map(({ id }) => id) };
}

it('keeps what could not be sent, and sends it again after longer and longer pauses, the first first', async () => {
  const { queue, sent, pauses, stored } = world([0, 503, 'ok', 'ok']);
  queue.add(act('a'));
  queue.add(act('b'));
  await settled();
  expect([sent, stored(), pauses.map(({ ms }) => ms)]).toEqual([['a'], ['a', 'b'], [1000]]);
  pauses[0]?.run();
  await settled();
  expect(pauses.map(({ ms }) => ms)).toEqual([1000, 2000]);
  pauses[1]?.run();
  await settled();
  expect([sent, stored()]).toEqual([['a', 'a', 'a', 'b'], []]);
});

it('goes on after a reload with what is kept, and leaves out what the server refuses', async () => {
  const { sent, refused, stored } = world([403], [act('a'), act('b')]);
  await settled();
  expect([sent, refused, stored()]).toEqual([['a', 'b'], [403], []]);
});
