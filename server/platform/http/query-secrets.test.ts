import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorBody } from '#contract/error.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';

let place: TestDatabase;
let server: TestApp;

beforeAll(async () => {
  place = await migratedSqlite();
  server = await createTestApp(place);
});
afterAll(async () => {
  await server.close();
  await place.remove();
});

const body = { name: 'Sita', email: 'sita@example.com', password: 'seventeen-peaks' };

it.each([
  ['GET', '/api/login?email=sita%40example.com&password=seventeen-peaks'],
  ['POST', '/api/login?password=seventeen-peaks'],
  ['POST', '/api/register?PASSWORD=seventeen-peaks'],
  ['POST', '/api/change-password?currentPassword=seventeen-peaks'],
  ['POST', '/api/reset-password?token=seventeen-peaks'],
  ['GET', '/api/levels?pass%77ord=seventeen-peaks'],
  ['GET', '/api?password=seventeen-peaks'],
  ['GET', '/api/nothing?token=seventeen-peaks'],
  ['POST', '/api/hall/SCI-1/sign-in?pin=seventeen-peaks'],
  ['POST', '/api/room/SCI-1/sign-in?Pass=seventeen-peaks'],
] as const)('%s %s is refused, even with a body that is right, and not logged', async (method, url) => {
  const answer = await server.app.inject({ method, url, ...(method === 'POST' && { payload: body }) });
  expect(answer.statusCode).toBe(400);
  const refusal = ErrorBody.parse(answer.json());
  expect(refusal).toMatchObject({
    code: 'bad-request',
    message: expect.stringContaining('never goes into an address'),
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(server.log.join('') + answer.body).not.toContain('seventeen');
});

it('another query hinders nobody', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/api/register?from=poster', payload: body });
  expect(answer.statusCode).toBe(201);
});
