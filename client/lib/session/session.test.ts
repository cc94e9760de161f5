import { beforeEach, expect, it, vi } from 'vitest';
import { request } from './session-request.ts';
import { resetError, session, type Session } from './session.ts';

let seen: Omit<Session, 'user'>[];

beforeEach(() => {
  session.setState({ user: null, error: 'earlier', loading: false });
  seen = [];
  return session.subscribe(() => {
    const { error, loading } = session.getState();
    seen.push({ error, loading });
  });
});

const { signal } = new AbortController();

it('is loading while the request is pending, without the error of an earlier one', async () => {
  expect(await request(signal, async () => 'answer')).toBe('answer');
  expect(seen).toEqual([
    { error: null, loading: true },
    { error: null, loading: false },
  ]);
});

it('stores the message of a failure and hands the failure on', async () => {
  const failure = new Error('The e-mail or the password is wrong.');
  await expect(request(signal, async () => Promise.reject(failure))).rejects.toBe(failure);
  expect(seen.at(-1)).toEqual({ error: failure.message, loading: false });
  resetError();
  expect(session.getState().error).toBeNull();
});

it('says in our words first that no answer came, then in those of the browser', async () => {
  const failure = new Error('Tayari could not be reached.', { cause: new TypeError('Failed to fetch') });
  await expect(request(signal, async () => Promise.reject(failure))).rejects.toBe(failure);
  expect(session.getState().error).toBe('Tayari could not be reached. (Failed to fetch)');
});

it('takes what was called off for no failure', async () => {
  const abort = new AbortController();
  const send = vi.fn<() => Promise<never>>(async () => {
    abort.abort();
    throw abort.signal.reason;
  });
  await expect(request(abort.signal, send)).rejects.toBe(abort.signal.reason);
  expect(session.getState()).toMatchObject({ error: null, loading: false });
});
