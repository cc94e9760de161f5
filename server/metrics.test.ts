import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppDeps } from '#server/app-deps.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { holdChecks } from '#server/testing/hashing.ts';
import { bearer, logIn, post, sita } from '#server/testing/students.ts';

const metricsToken = 'a-token-for-Prometheus';

describe.each(databases)('GET /metrics on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  beforeEach(async () => {
    place = await make();
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });
  const start = async (deps: Partial<AppDeps>) => {
    server = await createTestApp(place, deps);
  };
  const ask = (headers = {}) => server.app.inject({ url: '/api/metrics', headers });
  /** The lines of the answer without the explaining ones. */
  const lines = async () => {
    const { body } = await ask(bearer(metricsToken));
    return body.split('\n').filter((line) => line && !line.startsWith('#'));
  };
  const valueOf = async (name: string) =>
    Number(
      (await lines())
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    );

  it('is nowhere without a token in the settings', async () => {
    await start({});
    const answer = await ask(bearer(metricsToken));
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  });

  it.each([{}, bearer('another-token'), { authorization: `Basic ${metricsToken}` }])(
    'is for who has the token: not with %o',
    async (headers) => {
      await start({ metricsToken });
      const answer = await ask(headers);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in']);
    },
  );

  it('counts requests by route and status, and who signs in, and names nobody', async () => {
    await start({ metricsToken });
    await post(server.app, '/register', sita);
    await logIn(server.app);
    await post(server.app, '/login', { email: sita.email, password: 'not-hers-at-all' });
    await server.app.inject({ url: '/api/subjects/nothing' });
    const answer = await ask(bearer(metricsToken));
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ]);
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'http_requests_total{method="POST",route="/api/login",status="200"} 1',
        'http_requests_total{method="POST",route="/api/login",status="401"} 1',
        'http_requests_total{method="GET",route="/api/subjects/:slug",status="404"} 1',
        'http_request_duration_seconds_count{method="POST",route="/api/login"} 2',
        'sign_ins_total{outcome="in"} 1',
        'sign_ins_total{outcome="wrong"} 1',
        'mails_unsent 0',
        'hash_queue 0',
        'entries_saved_total 0',
        'disk_free_bytes 80000000000',
      ]),
    );
    expect(answer.body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(answer.body).not.toMatch(/example\.com|Sita/i);
  });

  it('tells how long queries take, those of sessions too', async () => {
    await start({ metricsToken });
    await post(server.app, '/register', sita);
    const { token } = await logIn(server.app);
    const before = await valueOf('database_query_duration_seconds_count');
    expect(before).toBeGreaterThan(0);
    await server.app.inject({ url: '/api/me', headers: bearer(token) });
    // One query for the session, and one for the mails that the previous answer counted.
    expect(await valueOf('database_query_duration_seconds_count')).toBe(before + 2);
  });

  it('tells of mails that wait, and of who waits for a hash', async () => {
    const held = holdChecks();
    const transport = () => Promise.reject(new Error('down'));
    await start({ metricsToken, hashing: held, transport });
    await post(server.app, '/register', sita);
    await post(server.app, '/send-link', { email: sita.email });
    await server.tick();
    const logins = Array.from({ length: 9 }, () =>
      post(server.app, '/login', { email: sita.email, password: sita.password }),
    );
    const isBusy = async () => (await valueOf('hash_queue')) + held.begun();
    await expect.poll(isBusy).toBe(9);
    expect(await valueOf('hash_queue')).toBeGreaterThan(0);
    expect(await valueOf('mails_unsent')).toBe(1);
    held.release();
    await Promise.all(logins);
    expect(await valueOf('hash_queue')).toBe(0);
  });
});
