import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorBody } from '#contract/error.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { makePostgres, type EmptyDatabase } from '#server/testing/databases.ts';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';

let postgres: PostgresServer;
let place: EmptyDatabase;
let server: TestApp;

beforeAll(async () => {
  postgres = await createPostgresServer();
  place = await makePostgres(postgres.url);
  server = await createTestApp(place);
});

afterAll(async () => {
  await server.close();
  await postgres.remove();
});

it('answers 503 in words while PostgreSQL is gone, and recovers without a restart', async () => {
  const paths = ['/api/health', '/api/levels'];
  const ask = async () => Promise.all(paths.map((path) => server.app.inject(path)));
  expect((await ask()).map(({ statusCode }) => statusCode)).toEqual([200, 200]);

  await postgres.stop();
  const gone = await ask();
  expect(gone.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  for (const answer of gone) {
    expect(ErrorBody.parse(answer.json()).code).toBe('unavailable');
    expect(answer.headers['retry-after']).toBe('5');
  }

  await postgres.start();
  expect((await ask()).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});
