import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorBody } from '#contract/error.ts';
import { isSignedBy } from '#server/features/examinations/publication/signing.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { makePostgres, type TestDatabase } from '#server/testing/databases.ts';
import { newExamination, writeItems } from '#server/testing/examinations.ts';
import { signInStaff } from '#server/testing/staff.ts';
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

it('serves published results and the own one while PostgreSQL is gone, and counts wrong PINs', async () => {
  const staff = await signInStaff(server, 'Gita', 'admin');
  const path = '/staff/examinations/SCI-2083';
  await staff.send('POST', '/staff/examinations', newExamination(server));
  const items = [...(await writeItems(staff, 'physics', 3)), ...(await writeItems(staff, 'english', 2))];
  await staff.send('PUT', `${path}/paper`, { items });
  await staff.send('POST', `${path}/candidates`, { csv: 'symbol_number,name,pin\n1001,Sita,10011001' });
  await staff.send('POST', `${path}/seal`);
  server.clock.now += 24 * 60 * 60_000;
  const later = await signInStaff(server, 'Hari', 'admin');
  for (const to of ['key-published', 'final', 'published'])
    expect((await later.send('POST', `${path}/state`, { to })).json()).toMatchObject({ state: to });

  await server.tick();
  await postgres.stop();
  const get = (name: string) => server.app.inject(`/api/results/${name}`);
  const one = async (pin: string) => {
    const payload = { symbolNumber: '1001', pin };
    return (await server.app.inject({ method: 'POST', url: '/api/results/SCI-2083/one', payload })).statusCode;
  };
  const { signed, signature } = (await get('SCI-2083.json')).json();
  expect(isSignedBy(signed, signature, (await get('public-key')).body)).toBe(true);
  expect(await one('10011001')).toBe(200);
  for (let tries = 0; tries < 10; tries += 1) expect(await one('00000000')).toBe(401);
  expect(await one('00000000')).toBe(429);
  expect(await one('10011001')).toBe(200);
  await postgres.start();
});
