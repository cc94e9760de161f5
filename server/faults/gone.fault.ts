import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorBody } from '#contract/error.ts';
import { call, startServer, student } from '#server/faults/start.ts';
import { makePostgres, type TestDatabase } from '#server/testing/databases.ts';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';
import { bearer } from '#server/testing/students.ts';

/** How long PostgreSQL is away, in ms. */
const awayMs = 10_000;

let postgres: PostgresServer;
let place: TestDatabase;
beforeAll(async () => {
  postgres = await createPostgresServer();
  place = await makePostgres(postgres.url);
});
afterAll(async () => {
  await place.remove();
  await postgres.remove();
});

/** Starts this many servers on one port, with students who visit them without a pause. */
async function visited(workers: number) {
  const server = startServer(place, { WORKERS: String(workers) });
  const address = await server.ready;
  const { body, headers } = student(workers);
  // This student is another one than the student who logs in again and again: an account's oldest session ends.
  const signedIn = student(10 + workers);
  for (const each of [body, signedIn.body]) expect((await call(address, '/register', each, headers)).status).toBe(201);
  const { json } = await call(address, '/login', { ...signedIn.body, name: undefined }, headers);
  const token = bearer(String(json.token));

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
      await pause(50);
    }
  };
  const students = Promise.all([
    visit('/levels'),
    visit('/me', undefined, token),
    visit('/login', { email: body.email, password: body.password }),
    visit('/health'),
  ]);
  return {
    statuses: () =>
      Promise.all(
        ['/health', '/me', '/levels'].map(async (path) => (await call(address, path, undefined, token)).status),
      ),
    /** Ends the visits, then the server; returns what was seen and how it ended. */
    end: async () => {
      visits.abort();
      await students;
      server.signal('SIGTERM');
      return { ...seen, ...(await server.ended) };
    },
  };
}

it('while PostgreSQL is stopped for ten seconds, one server and two say so with 503 and a message, and answer again when it is back, without a restart', async () => {
  const both = [await visited(1), await visited(2)];
  const statuses = () => Promise.all(both.map((servers) => servers.statuses()));
  await postgres.stop();
  await pause(awayMs);
  expect((await statuses()).flat()).toEqual(Array.from({ length: 6 }, () => 503));
  await postgres.start();
  await expect.poll(async () => (await statuses()).flat()).toEqual(Array.from({ length: 6 }, () => 200));
  for (const servers of both) {
    const { statuses: seen, messages, code, stdout } = await servers.end();
    expect(seen).toEqual(new Set([200, 503]));
    expect([...messages]).toEqual(['We cannot reach our records right now. Try again in a minute.']);
    expect([code, stdout.match(/ended, another is started/)]).toEqual([0, null]);
  }
});
