import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#client/lib/session/session.ts';
import { toastStore } from '#client/ui/toast-store.ts';
import { login } from './account-calls.ts';

const response = { token: 't0', user: { id: '1', name: 'Asha' }, expiresAt: '2026-12-21T00:00:00.000Z', more: [1] };
const sending = { signal: new AbortController().signal };
const form = new FormData();

function answer(body: unknown): void {
  vi.stubGlobal('fetch', async () => Response.json(body));
}

beforeEach(() => session.setState({ user: null, error: null, loading: false }));
afterEach(() => vi.unstubAllGlobals());

it('tells of failed log-ins where the answer does, in a toast of its own', async () => {
  vi.stubGlobal('localStorage', { setItem: () => {} });
  answer({ ...response, failedLogins: 7 });
  await login(form, sending);
  expect(toastStore.getState().slice(-2)).toMatchObject([
    { text: 'Login Successfully.', kind: 'good' },
    { text: 'There were 7 failed logins before this one. If that was not you, choose a new password.', kind: 'bad' },
  ]);
});

it('makes the response the user, stores it whole and says so', async () => {
  const setItem = vi.fn<(key: string, text: string) => void>();
  vi.stubGlobal('localStorage', { setItem });
  answer(response);
  await login(form, sending);
  expect(session.getState()).toEqual({ user: response, error: null, loading: false });
  expect(setItem).toHaveBeenCalledExactlyOnceWith('profile', JSON.stringify(response));
  expect(toastStore.getState().at(-1)).toMatchObject({ text: 'Login Successfully.', kind: 'good' });
});

it('signs in for this page alone when storage is blocked', async () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  answer(response);
  await login(form, sending);
  expect(session.getState().user).toEqual(response);
});

it('takes an answer without a token for a failure', async () => {
  answer({ user: { id: '1' } });
  await expect(login(form, sending)).rejects.toThrow('unreadable reply');
  expect(session.getState()).toMatchObject({ user: null, error: expect.stringContaining('unreadable reply') });
});
