import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorBody } from '#contract/error.ts';
import { call, startServer, student } from '#server/faults/start.ts';
import { makePostgres, type EmptyDatabase } from '#server/testing/databases.ts';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';
import { bearer } from '#server/testing/students.ts';

/** How long PostgreSQL is away, in ms: long enough for connections to be cut, and new ones to be refused. */
const awayMs = 2000;

let postgres: PostgresServer;
let place: EmptyDatabase;
beforeAll(async () => {
  postgres = await createPostgresServer();
  place = await makePostgres(postgres.url);
});
afterAll(async () => {
  await place.remove();
  await postgres.remove();
});

describe.each([['1'], ['2']])('while PostgreSQL is stopped, %s server(s)', (workers) => {
  it('say so with 503 and a message, and answer again when it is back, without a restart', async () => {
    const server = startServer(place, { WORKERS: workers });
    const address = await server.ready;
    const { body, headers } = student(Number(workers));
    expect((await call(address, '/register', body, headers)).status).toBe(201);
    const { json } = await call(address, '/login', { ...body, name: undefined }, headers);
    const token = String(json.token);

    const visits = new AbortController();
    const seen = { statuses: new Set<number>(), messages: new Set<unknown>() };
    const visit = async (path: string, sent?: object, more = {}) => {
      while (!visits.signal.aborted) {
        const { status, json: said, retryAfter } = await call(address, path, sent, { ...headers, ...more });
        seen.statuses.add(status);
        if (status === 503) {
          seen.messages.add(ErrorBody.parse(said).message);
          expect(retryAfter).toBe('5');
        }
        await pause(20);
      }
    };
    const students = Promise.all([
      visit('/levels'),
      visit('/me', undefined, bearer(token)),
      visit('/login', { email: body.email, password: body.password }),
      visit('/health'),
    ]);
    await postgres.stop();
    await pause(awayMs);
    for (const path of ['/health', '/me', '/levels']) {
      expect((await call(address, path, undefined, bearer(token))).status).toBe(503);
    }
    await postgres.start();
    const back = async () =>
      Promise.all(
        ['/health', '/me', '/levels'].map(async (path) => (await call(address, path, undefined, bearer(token))).status),
      );
    await expect.poll(back, { timeout: 15_000 }).toEqual([200, 200, 200]);
    visits.abort();
    await students;
    expect(seen.statuses).toEqual(new Set([200, 503]));
    expect([...seen.messages]).toEqual(['We cannot reach our records right now. Try again in a minute.']);
    server.signal('SIGTERM');
    const { code, stdout } = await server.ended;
    expect([code, stdout.match(/ended, another is started/)]).toEqual([0, null]);
  });
});
