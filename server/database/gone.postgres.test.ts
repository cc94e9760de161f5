import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorBody } from '#contract/error.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { makePostgres, type TestDatabase } from '#server/testing/databases.ts';
import { bearer, post } from '#server/testing/students.ts';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';

let postgres: PostgresServer;
let place: TestDatabase;
let server: TestApp;

beforeAll(async () => {
  postgres = await createPostgresServer();
  place = await makePostgres(postgres.url);
  server = await createTestApp(place);
});

afterAll(async () => {
  await server.close();
  await place.remove();
  await postgres.remove();
});

it('answers 503 in words while PostgreSQL is gone, and recovers without a restart', async () => {
  const email = 'nobody@example.com';
  const ask = () =>
    Promise.all([
      server.app.inject('/api/health'),
      server.app.inject('/api/levels'),
      server.app.inject({ url: '/api/me', headers: bearer('x'.repeat(43)) }),
      post(server.app, '/login', { email, password: 'whatever it was' }),
      post(server.app, '/send-link', { email }),
    ]);
  const well = [200, 200, 401, 401, 200];
  expect((await ask()).map(({ statusCode }) => statusCode)).toEqual(well);

  await postgres.stop();
  const gone = await ask();
  expect(gone.map(({ statusCode }) => statusCode)).toEqual(well.map(() => 503));
  for (const answer of gone) {
    expect(ErrorBody.parse(answer.json()).code).toBe('unavailable');
    expect(answer.headers['retry-after']).toBe('5');
  }

  await postgres.start();
  expect((await ask()).map(({ statusCode }) => statusCode)).toEqual(well);
});
