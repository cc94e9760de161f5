import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from './session.ts';
import { logout, startSession } from './session-calls.ts';

const removed: string[] = [];
let answer: boolean;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  removed.length = 0;
  asked = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('confirm', (text: string) => {
    asked.push(text);
    return answer;
  });
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => removed.push(name) });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  startSession(() => new Promise(() => {}));
  session.setState({ user: { token: 'a-token', user: { id: 7 } } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('leaves nothing of an account where the code of leaving does not come within three seconds, once that was said', async () => {
  answer = true;
  const out = logout();
  await vi.advanceTimersByTimeAsync(2999);
  expect([asked, removed]).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(1);
  await out;
  expect(asked).toEqual(['Log out? What is not sent is lost.']);
  // A log-out leaves visitors' data alone, and what another account has not sent yet.
  expect(removed).toEqual(['tayari-record/7']);
  expect(session.getState().user).toBeNull();
});

it('stays where the student would rather keep what is not sent', async () => {
  answer = false;
  const out = logout();
  await vi.advanceTimersByTimeAsync(3000);
  await out;
  expect(removed).toEqual([]);
  expect(session.getState().user?.token).toBe('a-token');
});
