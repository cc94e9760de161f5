import { expect, it } from 'vitest';
import { questionTopics } from '#content/load/question-topics.ts';
import { answersOf } from '#exam/record/answers.ts';
import { difficulties } from '#exam/record/question-set.ts';
import { november } from '#exam/testing/records.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { recordOver } from '#client/student/record/device-record.ts';
import { inMemory } from '#client/student/record/record-tables.ts';
import { keepSitting } from './keep-answers.ts';
import { beginSet, builtInStandings, fittingBuiltIn, keepSetAt, readSet } from './question-sets.ts';

const english = questionTopics.findIndex(({ subject }) => subject === 'english');
const gk = questionTopics.findIndex(({ subject, inNepali }) => subject === 'gk' && inNepali.some((count) => count > 0));
const two = { topics: [english, gk], difficulties, kind: 'all', onlyNepali: false } as const;
const newSet = { choice: two, count: 6, pace: 72, timed: true };
const emptyDevice = () => recordOver(inMemory(), seededRandom(1));

it('keeps a set with its questions on the device, from their topics, and reads it again', async () => {
  const device = emptyDevice();
  const id = (await beginSet(newSet, { device, answers: [] }, seededRandom(7), november)) ?? '';
  const set = await readSet(device, id);
  expect(set).toMatchObject({ timed: true, known: undefined, aside: { exam: 'own/set', settled: 0, total: 6 } });
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
  const { aside, questions = [] } = (await readSet(device, id)) ?? {};
  if (aside === undefined) throw new Error('The set was not kept.');
  const keep = keepSitting(device, { ...aside, known: undefined });
  for (const [place, asked] of questions.entries()) {
    const { question } = asked;
    const at = november + (place + 1) * 1000;
    await keep({ question, chosen: question.question.answer, outcome: 'right', ms: 900, at }, asked, asked.pace);
    await keepSetAt(device, aside, place + 1, at);
    expect((await device.asides()).map(({ settled }) => settled)).toEqual(place === 0 ? [1] : []);
  }
  expect(await readSet(device, id)).toBeNull();
  expect(await device.attempt(id)).toMatchObject({ exam: 'own/set', pace: 72, places: [{}, {}] });
  // They were right: a later set asks others first.
  const answers = answersOf(await device.attempts());
  const standingOf = builtInStandings(answers);
  expect(fittingBuiltIn(two, standingOf).filter((question) => standingOf(question) !== undefined)).toHaveLength(2);
  expect(fittingBuiltIn({ ...two, kind: 'wrong' }, standingOf)).toEqual([]);
});

it('of those that nobody answered only the last one stays', async () => {
  const device = emptyDevice();
  const begin = (at: number) => beginSet(newSet, { device, answers: [] }, seededRandom(at), november + at);
  const [first, second] = [await begin(0), await begin(1)];
  expect(await device.aside(first ?? '')).toBeUndefined();
  expect(await device.aside(second ?? '')).toBeDefined();
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
