import { expect, it, vi } from 'vitest';
import { ApiError } from '#client/lib/api/api-error.ts';
import { waitTurn } from './wait-turn.ts';

const refused = (code: ApiError['code'], retryAfter?: number) =>
  new ApiError(503, { code, message: 'Many students are logging in.' }, { retryAfter });

/** Sends a form that fails so often, by a clock that makes no test wait. */
async function sendAfter(failures: readonly ApiError[], { signal } = new AbortController()) {
  const slept: number[] = [];
  const onWait = vi.fn<() => void>();
  const left = [...failures];
  const send = vi.fn<() => Promise<string>>(async () => {
    const failure = left.shift();
    if (failure) throw failure;
    return 'served';
  });
  const outcome = await waitTurn(send, { signal, onWait }, async (ms) => void slept.push(ms)).catch(
    (error: unknown) => error,
  );
  return { outcome, slept, waits: onWait.mock.calls.length, sent: send.mock.calls.length };
}

it('comes again after as long as the server says, until it is served', async () => {
  const { outcome, slept, waits } = await sendAfter([refused('busy', 5), refused('busy', 12)]);
  expect([outcome, slept, waits]).toEqual(['served', [5000, 12_000], 2]);
});

it('waits for nobody who is served at once', async () => {
  expect(await sendAfter([])).toEqual({ outcome: 'served', slept: [], waits: 0, sent: 1 });
});

it('waits a minute in all and no longer', async () => {
  const busy = Array.from({ length: 20 }, () => refused('busy', 5));
  const { outcome, slept } = await sendAfter(busy);
  expect(slept).toHaveLength(12);
  expect(outcome).toBe(busy[12]);
  expect(await sendAfter([refused('busy', 61)])).toMatchObject({ slept: [], sent: 1 });
});

it.each([refused('busy'), refused('unavailable', 5), refused('too-many-attempts', 5)])(
  'hands on what is no turn to wait for: %o',
  async (failure) => expect(await sendAfter([failure])).toEqual({ outcome: failure, slept: [], waits: 0, sent: 1 }),
);

it('ends with the wait when it is called off', async () => {
  const abort = new AbortController();
  const send = vi.fn<() => Promise<never>>(async () => Promise.reject(refused('busy', 5)));
  const sending = waitTurn(send, { signal: abort.signal, onWait: () => queueMicrotask(() => abort.abort()) });
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  expect(send).toHaveBeenCalledOnce();
});
