import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { catalogueFiles, question } from '#server/testing/catalogue.ts';
import { fixtureContent } from '#server/testing/content.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';

const catalogueList = calls['GET /catalogue'].answers[200];
const levels = calls['GET /levels'].answers[200];
const subjects = calls['GET /subjects/:slug'].answers[200];
const subjectCategory = calls['GET /subject/:subject_slug/category/:category_slug'].answers[200];
const entranceSubjects = calls['GET /entrance/subjects'].answers[200];
const entranceSubjectNames = calls['GET /entrance/subjects/:sub_slug/:sub_type'].answers[200];
const subjectUnits = calls['GET /entrance/subjects/:id/mcq'].answers[200];
const questions = calls['GET /entrance/subjects/:id/mcq/:uid/:utype'].answers[200];

const content = fixtureContent(catalogueFiles);
afterAll(() => content.remove());

describe.each(databases)('the catalogue on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  beforeAll(async () => {
    place = await make();
    server = await createTestApp(place, { content });
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });
  const get = (path: string, headers = {}) => server.app.inject({ url: `/api${path}`, headers });
  const read = async (path: string): Promise<unknown> => (await get(path)).json();

  it('lists every answer with its size', async () => {
    const list = catalogueList.parse(await read('/catalogue'));
    expect(list.map(({ path }) => path)).toContain('/subject/mathematics/category/chapter-quiz');
    for (const { path, bytes } of list) {
      const answer = await get(path, { 'accept-encoding': 'br' });
      expect([path, answer.statusCode, answer.rawPayload.length]).toEqual([path, 200, bytes]);
    }
  });

  it('has levels', async () => {
    expect(levels.parse(await read('/levels'))).toEqual(catalogueFiles['catalogue/levels.json']);
  });

  it('has the subjects of a level in their order, with the categories that hold something', async () => {
    expect(subjects.parse(await read('/subjects/grade-x'))).toEqual([
      {
        id: 11,
        title: 'Mathematics',
        slug: 'mathematics',
        level: 'grade-x',
        categories: [
          { title: 'Chapter Quiz', slug: 'chapter-quiz' },
          { title: 'Model Test', slug: 'model-test' },
        ],
      },
      { id: 12, title: 'Science', slug: 'science', level: 'grade-x', categories: [] },
    ]);
    expect(await read('/subjects/grade-xii')).toEqual([]);
  });

  it('has the units of a category under their items, with the MathML of their TeX', async () => {
    const { subject, category, items } = subjectCategory.parse(
      await read('/subject/mathematics/category/chapter-quiz'),
    );
    expect([subject.slug, category.slug]).toEqual(['mathematics', 'chapter-quiz']);
    expect(items.map(({ id, title, content: units }) => [id, title, units.map(({ name }) => name)])).toEqual([
      [101, 'Algebra', ['Sets', 'Surds']],
      [102, 'Geometry', ['Circles']],
    ]);
    const [sets, surds] = items[0]?.content ?? [];
    expect(Object.keys(sets?.math ?? {})).toEqual(['x^2', 'x = 2']);
    expect(sets?.math?.['x^2']).toMatch(/^<math/);
    expect(surds).not.toHaveProperty('math');
    expect(questions.parse(JSON.parse(sets?.json_data ?? ''))).toHaveLength(2);
  });

  it('has model tests made of the quizzes, counted anew', async () => {
    const { items } = subjectCategory.parse(await read('/subject/mathematics/category/model-test'));
    expect(JSON.parse(items[0]?.content[0]?.json_data ?? '')).toEqual([
      { ...question(3), id: 1 },
      { ...question(2), id: 2 },
    ]);
    expect(await read('/subject/science/category/model-test')).toMatchObject({ items: [] });
  });

  it('has programmes, their subjects, units and questions', async () => {
    expect(entranceSubjects.parse(await read('/entrance/subjects'))).toEqual([
      { id: 1, title: 'B.Sc.CSIT', slug: 'csit', types: catalogueFiles['entrance/programmes.json'][0]?.types },
    ]);
    expect(entranceSubjectNames.parse(await read('/entrance/subjects/csit/entrance'))).toEqual([
      { id: 21, title: 'Mathematics', type: 'entrance' },
    ]);
    expect(await read('/entrance/subjects/csit/mock')).toEqual([]);
    expect(subjectUnits.parse(await read('/entrance/subjects/21/mcq'))).toEqual([
      { id: 201, title: 'Block 1', type: 'block', questionCount: 2 },
      { id: 203, title: 'Two counts', type: 'mock', questionCount: 3 },
      { id: 202, title: 'Both', type: 'mock', questionCount: 7 },
    ]);
    const list = questions.parse(await read('/entrance/subjects/21/mcq/201/block'));
    expect(list.map(({ id, math }) => [id, Object.keys(math ?? {})])).toEqual([
      [1, ['x^2', 'x = 2']],
      [2, []],
    ]);
  });

  it('counts questions anew where the ids of two banks meet', async () => {
    const list = questions.parse(await read('/entrance/subjects/21/mcq/203/mock'));
    expect(list.map(({ id, answer }) => [id, answer])).toEqual([
      [1, '3'],
      [2, '4'],
      [3, '4'],
    ]);
  });

  it('serves questions with defects as they are, and says so in the log', async () => {
    const list = await read('/entrance/subjects/21/mcq/202/mock');
    expect(list).toEqual([
      question(2),
      question(3, { category: 'physics' }),
      ...catalogueFiles['banks/entrance/worse.json'],
    ]);
    const log = server.log.join('');
    expect(log).toContain('no option is the answer of 500, 500, 501');
    expect(log).toContain('2 entries are no questions');
  });

  it.each([
    '/subjects/grade-xi',
    '/subjects/grade-x%00',
    '/subject/mathematics/category/videos',
    '/subject/history/category/chapter-quiz',
    '/entrance/subjects/csit/nothing',
    '/entrance/subjects/bca/entrance',
    '/entrance/subjects/99/mcq',
    '/entrance/subjects/021/mcq',
    '/entrance/subjects/csit/mcq',
    '/entrance/subjects/21/mcq/201/mock',
    '/entrance/subjects/21/mcq/999/block',
    `/subjects/${'x'.repeat(600)}`,
  ])('has nothing at %s', async (path) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  });

  it('comes compressed, and not again to who has it', async () => {
    const path = '/subject/mathematics/category/chapter-quiz';
    const plain = await get(path);
    const br = await get(path, { 'accept-encoding': 'br' });
    const gzip = await get(path, { 'accept-encoding': 'gzip' });
    expect(plain.headers['cache-control']).toBe('public, max-age=60');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const again = await get(path, { 'if-none-match': String(br.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await server.app.inject({ method: 'HEAD', url: `/api${path}` })).body).toBe('');
  });
});
