import { beforeEach, expect, it, vi } from 'vitest';
import { attempt } from './attempt.ts';
import { authStore, type AuthState } from './auth-store.ts';

let seen: Omit<AuthState, 'user'>[];

beforeEach(() => {
  authStore.set({ user: null, error: 'earlier', loading: false });
  seen = [];
  return authStore.subscribe(() => {
    const { error, loading } = authStore.get();
    seen.push({ error, loading });
  });
});

const { signal } = new AbortController();

it('is loading while the request is pending, without the error of an earlier one', async () => {
  expect(await attempt(signal, async () => 'answer')).toBe('answer');
  expect(seen).toEqual([
    { error: null, loading: true },
    { error: null, loading: false },
  ]);
});

it('stores the message of a failure and hands the failure on', async () => {
  const failure = new Error('The e-mail or the password is wrong.');
  await expect(attempt(signal, async () => Promise.reject(failure))).rejects.toBe(failure);
  expect(seen.at(-1)).toEqual({ error: failure.message, loading: false });
  authStore.resetError();
  expect(authStore.get().error).toBeNull();
});

it('takes what was called off for no failure', async () => {
  const abort = new AbortController();
  const request = vi.fn<() => Promise<never>>(async () => {
    abort.abort();
    throw abort.signal.reason;
  });
  await expect(attempt(abort.signal, request)).rejects.toBe(abort.signal.reason);
  expect(authStore.get()).toMatchObject({ error: null, loading: false });
});
