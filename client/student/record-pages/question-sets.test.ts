import { expect, it } from 'vitest';
import { questionTopics } from '#content/load/question-topics.ts';
import { answersOf } from '#exam/record/answers.ts';
import { difficulties } from '#exam/record/question-set.ts';
import { november } from '#exam/testing/records.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { recordOver } from '#client/student/record/device-record.ts';
import { inMemory } from '#client/student/record/record-tables.ts';
import { keepSitting } from './keep-answers.ts';
import { beginSet, builtInStandings, fittingBuiltIn, keepSetAt, keepShownAt, readSet } from './question-sets.ts';

const english = questionTopics.findIndex(({ subject }) => subject === 'english');
const gk = questionTopics.findIndex(({ subject, inNepali }) => subject === 'gk' && inNepali.some((count) => count > 0));
const two = { topics: [english, gk], difficulties, kind: 'all', onlyNepali: false } as const;
const newSet = { choice: two, count: 6, pace: 72, timed: true };
const emptyDevice = () => recordOver(inMemory(), seededRandom(1));

it('keeps a set with its questions on the device, from their topics, and reads it again', async () => {
  const device = emptyDevice();
  const id = (await beginSet(newSet, { device, answers: [] }, seededRandom(7), november)) ?? '';
  const set = await readSet(device, id);
  expect(set).toMatchObject({
    timed: true,
    answered: { count: 0, right: 0 },
    aside: { exam: 'own/set', settled: 0, total: 6 },
  });
  const titles = new Set([questionTopics[english]?.title, questionTopics[gk]?.title]);
  for (const { topic, pace } of set?.questions ?? []) expect([titles.has(topic ?? ''), pace]).toEqual([true, 72]);
  expect(new Set(set?.questions.map(({ question }) => question.key)).size).toBe(6);
  const [kept] = await device.questions(set?.questions.map(({ question }) => question.key) ?? []);
  expect(kept).toBeDefined();
});

it('a set of one topic is practice of that topic', async () => {
  const device = emptyDevice();
  const choice = { ...two, topics: [english] };
  const id = (await beginSet({ ...newSet, choice }, { device, answers: [] }, seededRandom(7), november)) ?? '';
  expect((await readSet(device, id))?.aside.exam).toBe(`own/topic/english/${questionTopics[english]?.title}`);
});

it('only questions in Nepali are in Nepali', async () => {
  const device = emptyDevice();
  const choice = { ...two, onlyNepali: true };
  const id = (await beginSet({ ...newSet, choice }, { device, answers: [] }, seededRandom(7), november)) ?? '';
  const set = await readSet(device, id);
  expect(set?.questions.map(({ question }) => question.question.language)).toEqual(set?.questions.map(() => 'ne'));
});

it('is under way from its first answer on, and in the record alone after the last', async () => {
  const device = emptyDevice();
  const id = (await beginSet({ ...newSet, count: 2 }, { device, answers: [] }, seededRandom(7), november)) ?? '';
  expect(await device.asides()).toEqual([]);
  const set = await readSet(device, id);
  if (set === null) throw new Error('The set was not kept.');
  const keep = keepSitting(device, set.aside);
  for (const [place, asked] of set.questions.entries()) {
    const { question } = asked;
    const at = november + (place + 1) * 1000;
    const settled = { question, chosen: question.question.answer, outcome: 'right', ms: 900, at } as const;
    await keepSetAt(device, set, await keep(settled, asked, asked.pace), at);
    expect((await device.asides()).map(({ settled: count }) => count)).toEqual(place === 0 ? [1] : []);
    if (place > 0) continue;
    // After a reload it goes on with the next question, and a reload gives no time.
    await keepShownAt(device, set, at + 500);
    await keepShownAt(device, set, at + 9000);
    expect(await readSet(device, id)).toMatchObject({
      answered: { count: 1, right: 1 },
      questions: [{ question: { key: set.questions[1]?.question.key } }],
      shownAt: at + 500,
    });
  }
  expect(await readSet(device, id)).toBeNull();
  expect(await device.attempt(id)).toMatchObject({ exam: 'own/set', pace: 72, places: [{}, {}] });
  // They were right: a later set asks others first.
  const answers = answersOf(await device.attempts());
  const standingOf = builtInStandings(answers);
  expect(fittingBuiltIn(two, standingOf).filter((question) => standingOf(question) !== undefined)).toHaveLength(2);
  expect(fittingBuiltIn({ ...two, kind: 'wrong' }, standingOf)).toEqual([]);
});

it('one without an answer goes after a day, when another one begins', async () => {
  const device = emptyDevice();
  const begin = (at: number) => beginSet(newSet, { device, answers: [] }, seededRandom(at), november + at);
  const first = (await begin(0)) ?? '';
  await begin(60_000);
  expect(await device.aside(first)).toBeDefined();
  await begin(25 * 60 * 60_000);
  expect(await device.aside(first)).toBeUndefined();
});

it('one that is finished, or has no question left, is under way no more', async () => {
  const device = emptyDevice();
  const id = (await beginSet({ ...newSet, count: 1 }, { device, answers: [] }, seededRandom(7), november)) ?? '';
  const { aside, questions: [asked] = [] } = (await readSet(device, id)) ?? {};
  if (aside === undefined || asked === undefined) throw new Error('The set was not kept.');
  const { question } = asked;
  const settled = { question, chosen: null, outcome: 'missed', ms: 900, at: november + 1000 } as const;
  // The tab ends before it drops the set.
  await keepSitting(device, aside)(settled, asked, asked.pace);
  expect(await readSet(device, id)).toBeNull();
  expect(await device.aside(id)).toBeUndefined();
});

it('a choice on the first question of a paper is no set', async () => {
  const device = emptyDevice();
  const paper = { id: 'p', exam: 'year-quiz/2074', began: 1, left: 1, settled: 0, total: 100, keys: {} };
  await device.putAside(paper);
  await beginSet(newSet, { device, answers: [] }, seededRandom(7), november);
  expect(await device.asides()).toEqual([paper]);
});

it('there is none where no question fits, or where its questions can’t be read', async () => {
  const device = emptyDevice();
  const none = { ...newSet, choice: { ...two, difficulties: [] } };
  expect(await beginSet(none, { device, answers: [] }, seededRandom(7), november)).toBeNull();
  const aside = { id: 'a', exam: 'own/set', began: 1, left: 1, settled: 1, total: 2 };
  await device.putAside({ ...aside, keys: { questions: '{' } });
  expect(await readSet(device, 'a')).toBeNull();
  expect(await readSet(device, 'b')).toBeNull();
});
