import { expect, it } from 'vitest';
import { createTestApp } from '#server/testing/app.ts';
import { migratedSqlite } from '#server/testing/databases.ts';

it.each([
  ['is not there in an installation', null, 404, 'not-found'],
  ['is not ready while the demo is made', () => null, 503, 'unavailable'],
] as const)('%s', async (_, demo, status, code) => {
  const place = await migratedSqlite();
  const server = await createTestApp(place, { demo });
  const answer = await server.app.inject({ url: '/api/demo', headers: { host: 'localhost:3000' } });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  await server.close();
  await place.remove();
});
