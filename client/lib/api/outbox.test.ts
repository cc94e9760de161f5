import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { apiErrorFrom, isFinal } from './call.ts';
import { createOutbox } from './outbox.ts';
import { createRetryLoop } from './retry-loop.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const failure = (status: number, code: ApiError['code'] = 'unreachable') => new ApiError(status, { code, message: '' });

/** An outbox with its rounds, on a device that keeps `kept`, with a server that gives these answers in turn. */
function device(answers: (ApiError | 'ok')[], kept: readonly string[] = []) {
  let stored = kept.map((id) => ({ id }));
  const sent: string[] = [];
  const refused: string[] = [];
  const pauses: { ms: number; run: () => void }[] = [];
  const outbox = createOutbox<{ id: string }>({
    read: () => stored,
    keep: (waiting) => (stored = [...waiting]),
    send: async ({ id }) => {
      sent.push(id);
      const answer = answers.shift() ?? 'ok';
      if (answer !== 'ok') throw answer;
    },
    onRefused: ({ code }, { id }) => refused.push(`${id} ${code}`),
  });
  const loop = createRetryLoop({
    run: async () => {
      await outbox.flush();
      return null;
    },
    after: (ms, run) => {
      pauses.push({ ms, run });
      return () => {};
    },
  });
  const add = (id: string) => {
    outbox.add({ id });
    void loop.soon();
  };
  return { add, loop, sent, refused, pauses, stored: () => stored.map(({ id }) => id) };
}

it('keeps what could not be sent, and sends it again after longer and longer pauses, the first first', async () => {
  const { add, sent, pauses, stored } = device([failure(0), failure(503, 'unavailable'), 'ok', 'ok']);
  add('a');
  await settled();
  expect([sent, stored(), pauses.map(({ ms }) => ms)]).toEqual([['a'], ['a'], [1000]]);
  pauses[0]?.run();
  await settled();
  expect(pauses.map(({ ms }) => ms)).toEqual([1000, 2000]);
  pauses[1]?.run();
  await settled();
  add('b');
  await settled();
  expect([sent, stored()]).toEqual([['a', 'a', 'a', 'b'], []]);
});

it('goes on after a reload with what is kept, and leaves out what the server refuses', async () => {
  const { loop, sent, refused, stored } = device([failure(403, 'not-allowed')], ['a', 'b']);
  loop.open();
  await settled();
  expect([sent, refused, stored()]).toEqual([['a', 'b'], ['a not-allowed'], []]);
});

it('sends what is added during a call right after it, and begins its pauses anew when the connection is back', async () => {
  const { add, loop, sent, pauses } = device([failure(0), failure(0), failure(0), 'ok', 'ok']);
  add('a');
  add('b');
  await settled();
  expect(sent).toEqual(['a', 'a']);
  loop.online();
  await settled();
  expect(pauses.map(({ ms }) => ms)).toEqual([2000, 1000]);
  loop.close();
  pauses[1]?.run();
  await settled();
  expect(sent).toHaveLength(3);
});

it.each(['bad-request', 'too-large', 'unsupported-type', 'cross-site', 'not-found', 'wrong-state'] as const)(
  'a refusal as %s is final, so that nothing waits behind it for ever',
  (code) => expect(isFinal(failure(400, code))).toBe(true),
);

it.each([
  [401, 'not-signed-in'],
  [429, 'too-many-attempts'],
  [503, 'busy'],
  [0, 'unreachable'],
  // A page that a school's proxy inserts.
  [403, 'unreadable'],
] as const)('an answer of %d, %s, is not', (status, code) => expect(isFinal(failure(status, code))).toBe(false));

it('a mistake in the program is raised, and counts as an answer that cannot be read', () => {
  vi.useFakeTimers();
  const mistake = new TypeError('x is not a function');
  expect(apiErrorFrom(mistake)).toMatchObject({ code: 'unreadable', status: 0, cause: mistake });
  expect(() => vi.runAllTimers()).toThrow(mistake);
  vi.useRealTimers();
});
