import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { within } from './within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request over a line on which nothing moves any more, neither an answer nor an end. */
const hangs = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
  });

it('gives up a request that hangs, as if there were no connection', async () => {
  let code: string | null = null;
  const asked = within(hangs, 15_000).catch((error: unknown) => (code = (error as ApiError).code));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(code).toBe(null);
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(code).toBe('unreachable');
});

it('leaves answers and refusals as they are', async () => {
  expect(await within(async () => 'the board')).toBe('the board');
  const refusal = new ApiError(409, { code: 'wrong-state', message: 'It has not begun.' });
  await expect(within(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(vi.getTimerCount()).toBe(0);
});
