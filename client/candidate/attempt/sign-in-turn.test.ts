import { expect, it, vi } from 'vitest';
import { ApiError } from '#client/lib/api/api-error.ts';
import { inTurn } from './sign-in-turn.ts';

const busy = new ApiError(503, { code: 'busy', message: '' }, { retryAfter: 4 });

/** Asks a server that refuses so often before it answers. Returns the result, the pauses in ms, and how often it was told to wait. */
async function ask(refusals: readonly ApiError[]) {
  const left = [...refusals];
  const pauses: number[] = [];
  const onWait = vi.fn<() => void>();
  const after = (ms: number, run: () => void) => {
    pauses.push(ms);
    queueMicrotask(run);
    return () => {};
  };
  const came = await inTurn(
    async () => {
      const refusal = left.shift();
      if (refusal) throw refusal;
      return 'in';
    },
    { random: () => 0.5, after },
    onWait,
  ).catch((error: unknown) => error);
  return { came, pauses, told: onWait.mock.calls.length };
}

it('asks a busy server again by itself, no sooner than it says, and spread over as long again', async () => {
  expect(await ask([busy, busy])).toEqual({ came: 'in', pauses: [6000, 6000], told: 2 });
});

it('asks again where a proxy has no server behind it, after longer and longer', async () => {
  const proxy = new ApiError(502, { code: 'unreadable', message: '' });
  expect(await ask([proxy, proxy, proxy])).toMatchObject({ came: 'in', pauses: [1500, 3000, 6000] });
});

it('gives up after three minutes, and the refusal stands', async () => {
  const { came, pauses } = await ask(Array.from({ length: 100 }, () => busy));
  expect(came).toBe(busy);
  expect(pauses).toHaveLength(30);
});

it('asks once where waiting changes nothing, or the connection has to be looked at', async () => {
  for (const [status, code] of [
    [401, 'wrong-credentials'],
    [429, 'too-many-attempts'],
    [0, 'unreachable'],
  ] as const) {
    const refusal = new ApiError(status, { code, message: '' }, { retryAfter: 1 });
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    expect(await ask([refusal])).toEqual({ came: refusal, pauses: [], told: 0 });
  }
});
