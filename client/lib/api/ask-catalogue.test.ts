import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orFailure } from './answers.ts';
import { askCatalogue } from './ask-catalogue.ts';
import { ApiError } from './api-error.ts';
import { staleSince } from './stale.ts';

const today = new Date('2026-11-21T10:00:00Z').getTime();
const yesterday = today - 86_400_000;

/** The part of the browser's caches that this test uses. */
function browserCaches() {
  const answers = new Map<string, Response>();
  const cache = {
    put: async (key: string, answer: Response) => void answers.set(key, answer),
    match: async (key: string) => answers.get(key)?.clone(),
  };
  return { open: async () => cache };
}

const online = (body: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }));
const offline = () => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
const ask = async (key: 'GET /levels' | 'GET /entrance/subjects' = 'GET /levels', { signal } = new AbortController()) =>
  askCatalogue(key, { signal });
/** Lets background writes finish. */
const settle = async () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.stubGlobal('caches', browserCaches());
  vi.spyOn(Date, 'now').mockReturnValue(yesterday);
});
afterEach(() => vi.unstubAllGlobals());

it('answers from before when the network fails, and says from when', async () => {
  online('[{"id":1}]');
  await ask();
  await settle();
  vi.spyOn(Date, 'now').mockReturnValue(today);
  offline();
  const load = new AbortController();
  const data = await orFailure(
    ask('GET /levels', load).then((levels) => ({ levels })),
    load.signal,
  );
  expect(data).toEqual({ levels: [{ id: 1 }] });
  expect(staleSince(data)).toBe(yesterday);
});

it('tells the oldest of the answers that a page is made from', async () => {
  online('[]');
  await ask('GET /levels');
  vi.spyOn(Date, 'now').mockReturnValue(today);
  await ask('GET /entrance/subjects');
  await settle();
  offline();
  const load = new AbortController();
  const data = await orFailure(
    Promise.all([ask('GET /entrance/subjects', load), ask('GET /levels', load)]),
    load.signal,
  );
  expect(staleSince(data)).toBe(yesterday);
});

it('has nothing to say of an answer of now', async () => {
  online('[]');
  const load = new AbortController();
  expect(staleSince(await orFailure(ask('GET /levels', load), load.signal))).toBeUndefined();
});

it('takes an answer of another shape than agreed for none, and does not keep it', async () => {
  online('[{"id":1}]');
  await ask();
  for (const body of ['{}', 'null', '"x"', '[null]', '[1]']) {
    online(body);
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    await expect(ask()).rejects.toMatchObject({ code: 'unreadable' });
  }
  await settle();
  offline();
  expect(await ask()).toEqual([{ id: 1 }]);
});

it('fails as ever where nothing was kept, and where there is no cache', async () => {
  offline();
  await expect(ask()).rejects.toMatchObject({ code: 'unreachable' });
  vi.stubGlobal('caches', undefined);
  await expect(ask()).rejects.toMatchObject({ code: 'unreachable' });
  online('[]');
  expect(await ask()).toEqual([]);
});

it('hides no refusal and no failure of the server behind an answer from before', async () => {
  online('[]');
  await ask();
  await settle();
  for (const status of [404, 500]) {
    online('{"message":"No.","code":"not-found"}', status);
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    await expect(ask()).rejects.toBeInstanceOf(ApiError);
  }
});
