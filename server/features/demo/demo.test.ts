import { expect, it } from 'vitest';
import { createTestApp } from '#server/testing/app.ts';
import { migratedSqlite } from '#server/testing/databases.ts';

it('is not there in an installation', async () => {
  const place = await migratedSqlite();
  const server = await createTestApp(place);
  const answer = await server.app.inject({ url: '/api/demo', headers: { host: 'localhost:3000' } });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not-found']);
  await server.close();
  await place.remove();
});
