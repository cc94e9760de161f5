import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';

describe.each(databases)('visitors who ask in one moment on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });

  it.each([
    ['what is coming', { method: 'GET', url: '/api/hall' }, 200],
    [
      'a result where nothing is published',
      { method: 'POST', url: '/api/results/SCI-2083/one', payload: { symbolNumber: '1001', pin: '12345678' } },
      404,
    ],
  ] as const)('share what the database is asked for %s', async (_what, request, status) => {
    let queries = 0;
    server.database.onQuery(() => void (queries += 1));
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.app.inject(request)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([status]));
    expect(queries).toBeLessThan(4);
  });
});
