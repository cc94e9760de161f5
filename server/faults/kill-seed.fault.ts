import { setTimeout as pause } from 'node:timers/promises';
import { describe, it, type TestContext } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { content, roundsAtMost, startServer } from '#server/faults/start.ts';
import { createTestApp } from '#server/testing/app.ts';
import { emptyDatabases, type TestDatabase } from '#server/testing/databases.ts';

const rounds = Math.min(15, roundsAtMost);
const paths = ['levels', 'subject/mathematics/category/chapter-quiz', 'entrance/subjects/21/mcq/202/mock'];

/** What a server over this database serves once it runs. */
async function served(place: TestDatabase): Promise<string[]> {
  const server = await createTestApp(place, { content });
  const answers = [];
  for (const path of paths) answers.push((await server.app.inject(`/api/${path}`)).body);
  await server.close();
  return answers;
}

describe.concurrent.each(emptyDatabases)('a first start on $kind', ({ make }) => {
  const emptyPlace = async ({ onTestFinished }: TestContext) => {
    const place = await make();
    onTestFinished(place.remove);
    return place;
  };

  it('is killed at any of its statements, and the next one comes up with the whole catalogue', async (test) => {
    const { expect } = test;
    const whole = await emptyPlace(test);
    const server = startServer(whole);
    const statements = Number((await server.says(/statements (\d+)/))[1]);
    server.signal('SIGTERM');
    await server.ended;
    const expected = await served(whole);
    expect(statements).toBeGreaterThan(rounds);

    for (let round = 0; round < rounds; round += 1) {
      const place = await emptyPlace(test);
      const killed = startServer(place, { MARK_AT: String(1 + Math.floor((round * statements) / rounds)) });
      await killed.says(/marked/);
      await pause(round % 4);
      killed.signal('SIGKILL');
      await killed.ended;
      expect(await served(place)).toEqual(expected);
    }
  });

  it('is killed again and again, and comes up in the end', async (test) => {
    const { expect } = test;
    const place = await emptyPlace(test);
    for (const mark of [10, 25, 40, 55]) {
      const killed = startServer(place, { MARK_AT: String(mark) });
      await Promise.race([killed.says(/marked/), killed.ready]);
      killed.signal('SIGKILL');
      await killed.ended;
    }
    const server = startServer(place);
    await server.ready;
    const { db, close } = await openDatabase(place.settings);
    expect(await db.selectFrom('content_state').select('version').execute()).toEqual([{ version: 1 }]);
    await close();
    server.signal('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
});
