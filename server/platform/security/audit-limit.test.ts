import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { bearer, logIn, post, sita } from '#server/testing/students.ts';

describe.each(databases)('a limit that is reached, on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    await post(server.app, '/register', sita);
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });

  async function written(): Promise<unknown[]> {
    const lines = await server.database.db.selectFrom('audit_log').select(['act', 'subject', 'details']).execute();
    return lines
      .filter(({ act }) => act === 'limit-reached')
      .map(({ subject, details }) => [subject, JSON.parse(details) as unknown]);
  }

  it('stands once in the audit log, however often it refuses after that: links', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      statuses.push((await post(server.app, '/send-link', { email: sita.email })).statusCode);
    }
    expect(statuses.slice(5)).toEqual([429, 429, 429]);
    expect(await written()).toEqual([['send-link', { limit: 'link-account-address' }]]);
  });

  it('so does one of registering with an e-mail that is taken', async () => {
    for (let n = 0; n < 12; n += 1) await post(server.app, '/register', sita);
    expect(await written()).toEqual([['register', { limit: 'register-account' }]]);
  });

  it('so does one of the current password', async () => {
    const { token } = await logIn(server.app);
    const body = { currentPassword: 'not-hers-at-all', password: 'seventeen-peaks' };
    for (let n = 0; n < 12; n += 1) await post(server.app, '/change-password', body, bearer(token));
    expect(await written()).toEqual([[expect.stringMatching(/^account:/), { limit: 'change-password' }]]);
  });
});
