import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seed } from './seed.ts';
import { createLogger } from '#server/platform/process/logger.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { catalogueFiles, question } from '#server/testing/catalogue.ts';
import { fixtureContent, type FixtureContent } from '#server/testing/content.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';

const silent = createLogger('silent');
const sets = 'catalogue/grade-x/mathematics/chapter-quiz/01-sets.json';

describe.each(databases)('content that changes on $kind', ({ make }) => {
  let place: TestDatabase;
  let content: FixtureContent;
  let server: TestApp;
  beforeEach(async () => {
    place = await make();
    content = fixtureContent(catalogueFiles);
    server = await createTestApp(place, { content });
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
    content.remove();
  });
  const seedAgain = () => seed(server.database.db, content.files(), 5000, silent);
  const get = (path: string) => server.app.inject(`/api${path}`);
  const quizNames = async () =>
    (await get('/subject/mathematics/category/chapter-quiz'))
      .json<{ items: { content: { id: number; name: string }[] }[] }>()
      .items.flatMap((item) => item.content.map(({ id, name }) => `${id} ${name}`));

  it('is written once, and read anew by a running server', async () => {
    expect(await seedAgain()).toBe(false);
    const before = (await get('/levels')).headers.etag;
    content.write({ [sets]: { id: 101, name: 'Sets and maps', item: 'Algebra', questions: [question(1)] } });
    expect(await seedAgain()).toBe(true);
    expect(await quizNames()).toContain('101 Sets');
    await server.tick();
    expect(await quizNames()).toContain('101 Sets and maps');
    expect((await get('/levels')).headers.etag).toBe(before);
  });

  it('retires what is gone, and shows it again under its id when it is back', async () => {
    const { [sets]: quiz } = catalogueFiles;
    content.write({ [sets]: null });
    await seedAgain();
    await server.tick();
    expect(await quizNames()).toEqual(['102 Circles', '103 Surds']);
    const retired = await server.database.db.selectFrom('unit').select('retired_at').where('id', '=', 101).execute();
    expect(retired).toEqual([{ retired_at: 5000 }]);
    content.write({ [sets]: quiz });
    await seedAgain();
    await server.tick();
    expect(await quizNames()).toEqual(['101 Sets', '103 Surds', '102 Circles']);
  });

  it('hides a retired programme with all that it has', async () => {
    content.write({ 'entrance/programmes.json': [] });
    await seedAgain();
    await server.tick();
    expect((await get('/entrance/subjects')).json()).toEqual([]);
    expect((await get('/entrance/subjects/21/mcq/201/block')).statusCode).toBe(404);
  });

  it('leaves out what is broken or there twice, and says so', async () => {
    const log: string[] = [];
    content.write({
      [sets]: '{"id": 101,',
      'catalogue/grade-x/mathematics/chapter-quiz/04-twin.json': {
        id: 102,
        name: 'Twin',
        item: 'Geometry',
        questions: [],
      },
      'catalogue/grade-xii/mathematics/subject.json': { id: 13, title: 'Mathematics', slug: 'mathematics', order: 1 },
    });
    await seed(
      server.database.db,
      content.files(),
      5000,
      createLogger('warn', { write: (line) => void log.push(line) }),
    );
    await server.tick();
    expect(await quizNames()).toEqual(['102 Circles', '103 Surds']);
    expect((await get('/subjects/grade-xii')).json()).toEqual([]);
    expect(log.join('')).toMatch(/01-sets\.json[^]*can't be read/);
    expect(log.join('')).toContain('a second unit with this id is left out');
    expect(log.join('')).toContain('a second subject with this slug is left out');
    expect(log.join('')).toContain('there is no unit 101');
  });

  it('leaves alone what a college made, and gives way to it', async () => {
    const { db } = server.database;
    const own = { place: 0, retired_at: null, source: 'college' } as const;
    const level = { ...own, id: 9, title: 'Bridge', slug: 'bridge', description: 'Ours.' };
    const subject = { ...own, id: 90, title: 'Nepali', slug: 'nepali', level_id: 1 };
    await db.insertInto('level').values(level).execute();
    await db.insertInto('subject').values(subject).execute();
    const log: string[] = [];
    content.write({
      'catalogue/levels.json': [
        ...catalogueFiles['catalogue/levels.json'],
        { id: 9, title: 'Grade IX', slug: 'grade-ix', description: 'Nine.' },
        { id: 10, title: 'Another bridge', slug: 'bridge', description: 'Theirs.' },
      ],
      'catalogue/grade-ix/science/subject.json': { id: 91, title: 'Science', slug: 'science-ix', order: 1 },
      'catalogue/grade-x/nepali/subject.json': { id: 92, title: 'Nepali', slug: 'nepali', order: 3 },
    });
    const warnings = createLogger('warn', { write: (line) => void log.push(line) });
    expect(await seed(db, content.files(), 5000, warnings)).toBe(true);
    const levels = await db.selectFrom('level').selectAll().where('id', '>=', 9).execute();
    expect(levels).toEqual([level]);
    const subjects = await db.selectFrom('subject').selectAll().where('id', '>=', 90).execute();
    expect(subjects).toEqual([subject]);
    expect(log.join('')).toContain('a second level with this id is left out');
    expect(log.join('')).toContain('a second level with this slug is left out');
    await server.tick();
    expect((await get('/levels')).json()).toContainEqual({
      id: 9,
      title: 'Bridge',
      slug: 'bridge',
      description: 'Ours.',
    });
    expect((await get('/subjects/bridge')).json()).toEqual([]);
  });

  it('that can not be read in the database is served as it is, never as a fault', async () => {
    const { db } = server.database;
    await db.updateTable('unit').set({ json_data: 'not JSON' }).where('id', '=', 101).execute();
    await db.updateTable('entrance_unit').set({ json_data: '{', math: '7' }).where('id', '=', 201).execute();
    await db.updateTable('content_state').set({ version: 99 }).execute();
    await server.tick();
    const category = await get('/subject/mathematics/category/chapter-quiz');
    expect(category.body).toContain('"json_data":"not JSON"');
    expect((await get('/entrance/subjects/21/mcq/201/block')).json()).toEqual([]);
    expect((await get('/entrance/subjects/21/mcq')).json()[0].questionCount).toBe(0);
    expect(server.log.join('')).toContain('json_data of a unit is not the text of a list');
  });
});
