import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedBuiltIns } from './seed-built-ins.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { question } from '#server/testing/catalogue.ts';
import { fixtureContent, type FixtureContent } from '#server/testing/content.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';
import { post } from '#server/testing/students.ts';

const files = {
  'topics.json': [
    {
      slug: 'mathematics',
      title: 'Mathematics',
      nepali: 'गणित',
      categories: ['mathematics'],
      practised: true,
      topics: [{ slug: 'arithmetic', title: 'Arithmetic', nepali: 'अङ्कगणित' }],
    },
  ],
  'banks/entrance/block-01.json': [
    question(1, { topic: 'arithmetic', difficulty: 2, category: 'science', explanation: 'One more than one is two.' }),
    question(2, { category: 'General Knowledge' }),
    question(2, { answer: 'none of these' }),
  ],
  'catalogue/grade-x/mathematics/chapter-quiz/01-sets.json': {
    id: 201,
    name: 'Sets',
    item: 'Algebra',
    questions: [question(3)],
  },
};

describe.each(databases)('built-in questions on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let hari: Staff;
  let content: FixtureContent;
  const seed = () => seedBuiltIns(server.database.db, content.files(), server.clock.now);
  const read = async (id: string) => (await hari.send('GET', `/staff/items/${id}`)).json();
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    hari = await signInStaff(server, 'Hari');
    content = fixtureContent(files);
    await seed();
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
    content.remove();
  });

  it('stand in the bank as reviewed items that nobody can change', async () => {
    const item = await read('entrance.block-01.1');
    expect(item).toEqual({
      id: 'entrance.block-01.1',
      origin: 'built-in',
      subject: 'mathematics',
      topic: 'arithmetic',
      tags: ['entrance/block-01'],
      language: 'en',
      difficulty: 2,
      status: 'reviewed',
      stem: 'What is 1 + 1?',
      options: [
        { id: 'a', text: '2' },
        { id: 'b', text: '1' },
        { id: 'c', text: '3' },
      ],
      right: ['a'],
      explanation: 'One more than one is two.',
      figure: null,
      version: 1,
      author: null,
      reviewer: null,
      savedAt: new Date(server.clock.now).toISOString(),
      math: {},
      notes: [],
    });
    expect(await read('entrance.block-01.2')).toMatchObject({ subject: 'general-knowledge', topic: null });
    expect(await read('entrance.block-01.2.2')).toMatchObject({ right: [] });
    expect(await read('unit.201.3')).toMatchObject({ tags: ['Sets'] });
    const refused = await hari.send('PUT', '/staff/items/unit.201.3', await read('unit.201.3'));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'read-only']);
    const copy = await hari.send('POST', '/staff/items', await read('unit.201.3'));
    expect(copy.json()).toMatchObject({ origin: 'own', status: 'draft', version: 1, author: { id: 'Hari' } });
    await post(server.app, '/reports', { question: 'unit.201.3', reason: 'Unclear' });
    const { rows } = (await hari.send('GET', '/staff/doctor?kind=report')).json();
    expect(rows).toMatchObject([{ item: 'unit.201.3' }]);
  });

  it('follow their files: what changed is a new version, what went is retired, and comes back', async () => {
    await seed();
    expect((await read('unit.201.3')).version).toBe(1);
    const [first, second] = files['banks/entrance/block-01.json'];
    content.write({ 'banks/entrance/block-01.json': [first, { ...second, question: 'What is 2 + 1, then?' }] });
    await seed();
    expect(await read('entrance.block-01.1')).toMatchObject({ version: 1, status: 'reviewed' });
    expect(await read('entrance.block-01.2')).toMatchObject({ version: 2, stem: 'What is 2 + 1, then?' });
    expect(await read('entrance.block-01.2.2')).toMatchObject({ version: 1, status: 'retired' });
    const { rows } = (await hari.send('GET', '/staff/items/entrance.block-01.2/versions')).json();
    expect(rows).toMatchObject([{ version: 2 }, { version: 1, stem: 'What is 2 + 1?', savedBy: null }]);
    content.write(files);
    await seed();
    expect(await read('entrance.block-01.2.2')).toMatchObject({ version: 1, status: 'reviewed' });
  });

  it('are seeded once by servers that start together', async () => {
    content.write({ 'banks/entrance/block-02.json': [question(101), question(102)] });
    await Promise.all([seed(), seed()]);
    expect((await hari.send('GET', '/staff/items?tag=entrance/block-02')).json().total).toBe(2);
  });
});
