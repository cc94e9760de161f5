import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '#contract/calls.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { bearer, logIn, post, sita } from '#server/testing/students.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Mobile Safari/537.36';
const asha = { name: 'Asha Rai', email: 'asha@example.com', password: 'namaste-2083' };

describe.each(databases)('the sessions of an account on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  beforeAll(async () => {
    place = await make();
    server = await createTestApp(place);
    for (const student of [sita, asha]) await post(server.app, '/register', student);
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });
  const listed = async (token: string) => {
    const answer = await server.app.inject({ url: '/api/me/sessions', headers: bearer(token) });
    return answer.json<AnswerOf<'GET /me/sessions'>>().sessions;
  };
  const end = (path: string, token: string) =>
    server.app.inject({ method: 'DELETE', url: `/api/me/sessions${path}`, headers: bearer(token) });
  const isLive = async (token: string) =>
    (await server.app.inject({ url: '/api/me', headers: bearer(token) })).statusCode === 200;

  it('are told to their owner by device and last use, and end one by one', async () => {
    const login = { email: sita.email, password: sita.password };
    const first = (await post(server.app, '/login', login, { 'user-agent': phone })).json().token as string;
    const began = server.clock.now;
    server.clock.now += 2 * 60 * 60_000;
    const second = (await logIn(server.app)).token;
    const other = (await logIn(server.app, asha)).token;
    const sessions = await listed(second);
    expect(sessions).toMatchObject([
      { current: true, lastUsedAt: new Date(server.clock.now).toISOString() },
      { current: false, device: 'Chrome, Android', createdAt: new Date(began).toISOString() },
    ]);
    // The session is used again, and the time of this hour stands there.
    expect(await isLive(first)).toBe(true);
    expect((await listed(second)).map(({ lastUsedAt }) => Date.parse(lastUsedAt))).toEqual([
      server.clock.now,
      server.clock.now,
    ]);

    const [, phones] = sessions;
    expect((await end(`/${phones?.id}`, other)).statusCode).toBe(404);
    expect(await isLive(first)).toBe(true);
    expect((await end(`/${phones?.id}`, second)).json()).toEqual({ message: 'That device is logged out.' });
    expect([await isLive(first), await isLive(second), await isLive(other)]).toEqual([false, true, true]);
    expect((await end(`/${phones?.id}`, second)).json()).toMatchObject({ code: 'not-found' });
  });

  it('end all at once, but for the one that says so', async () => {
    const tokens = [(await logIn(server.app)).token, (await logIn(server.app)).token, (await logIn(server.app)).token];
    const other = (await logIn(server.app, asha)).token;
    expect((await end('', tokens[1] ?? '')).json()).toEqual({ message: 'All other devices are logged out.' });
    expect(await Promise.all([...tokens, other].map((token) => isLive(token)))).toEqual([false, true, false, true]);
    expect(await listed(tokens[1] ?? '')).toMatchObject([{ current: true }]);
  });
});
