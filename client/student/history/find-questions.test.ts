import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { questionKey } from '#exam/question-key.ts';
import { answersOf } from '#exam/record/answers.ts';
import { reviewsOf } from '#exam/record/due.ts';
import type { Bookmark } from '#exam/record/record.ts';
import { aQuestion } from '#exam/testing/questions.ts';
import { anAttempt, aPlace, november } from '#exam/testing/records.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { loadTopic } from '#client/student/exam/topic-practice.ts';
import { recordOver } from '#client/student/record/device-record.ts';
import { inMemory } from '#client/student/record/record-tables.ts';
import { findQuestions } from './find-questions.ts';

const [still, changed] = [aQuestion(1, 'physics'), aQuestion(2, 'physics')];
const stillKey = questionKey(still);
/** A teacher has corrected its text since. */
const beforeChange = { ...changed, question: 'Wich of these?' };
const changedKey = questionKey(beforeChange);
const aWeek = 7 * 24 * 60 * 60_000;

let online: boolean;
beforeEach(() => {
  online = true;
  const answers: Readonly<Record<string, unknown>> = {
    '/api/levels': [{ slug: 'grade-x', title: 'Grade X' }],
    '/api/subjects/grade-x': [
      { slug: 'science', title: 'Science', categories: [{ slug: 'physics', title: 'Physics' }] },
    ],
    '/api/subject/science/category/physics': {
      subject: { id: 1, title: 'Science' },
      category: { id: 2, title: 'Physics' },
      items: [{ content: [{ id: 101, name: 'Force', json_data: JSON.stringify([still, changed]) }] }],
    },
    '/api/me/examinations/BCA-2083/questions': { questions: [still], math: {} },
  };
  vi.stubGlobal('fetch', async (input: string) => {
    if (!online) throw new TypeError('Failed to fetch');
    return Response.json(answers[new URL(input, 'http://localhost').pathname]);
  });
});
afterEach(() => vi.unstubAllGlobals());

const aRecord = () => recordOver(inMemory(), seededRandom(1));
const markOn = (question: string, exam?: string): Bookmark => ({
  question,
  marked: true,
  note: '',
  changed: november,
  ...(exam !== undefined && { exam }),
});

test('a question that was bookmarked in a paper under way is found on another device', async () => {
  const record = aRecord();
  await record.put({ bookmarks: [markOn(stillKey, 'unit-quiz/101')] }, 'account');
  const found = await findQuestions(record, [stillKey], [], november);
  expect(found.get(stillKey)?.question).toMatchObject({ question: still.question });
});

test('a question of a sat examination comes from the college', async () => {
  const record = aRecord();
  const places = [aPlace({ question: stillKey, outcome: 'wrong' })];
  const sat = { ...anAttempt('sat00001', november, places), exam: 'examination/BCA-2083' };
  await record.put({ attempts: [sat] }, 'account');
  const found = await findQuestions(record, [stillKey], answersOf([sat]), november);
  expect(found.get(stillKey)?.question).toMatchObject({ question: still.question });
});

test('so is one from before a bookmark knew its paper, by the topic that it has', async () => {
  const [question] = (await loadTopic('Physics/Wave Optics')).questions;
  if (question === undefined) throw new Error('The topic has no question.');
  const [key, record] = [questionKey(question), aRecord()];
  await record.put({ bookmarks: [markOn(key), markOn('elsewhere01')] }, 'account');
  const found = await findQuestions(record, [key, 'elsewhere01'], [], november);
  expect([...found.values()].map((kept) => kept.question.question)).toEqual([question.question]);
  expect(await record.gone(november)).toEqual(new Set());
});

test('a question that was changed is due no more where its old text is nowhere, until it is looked for again', async () => {
  const record = aRecord();
  const places = [aPlace({ question: changedKey, subject: 'science', outcome: 'wrong' })];
  const attempt = { ...anAttempt('device01-1', november, places), exam: 'unit-quiz/101' };
  await record.put({ attempts: [attempt], bookmarks: [markOn('elsewhere01')] }, 'account');
  const answers = answersOf([attempt]);
  const due = async (now: number) =>
    reviewsOf(
      { cards: await record.cards(), bookmarks: await record.bookmarks(), gone: await record.gone(now) },
      answers,
      now,
    ).toDo;

  online = false;
  await findQuestions(record, [changedKey, 'elsewhere01'], answers, november);
  expect(new Set(await due(november))).toEqual(new Set([changedKey, 'elsewhere01']));

  online = true;
  const before = await record.changes();
  expect((await findQuestions(record, [changedKey, 'elsewhere01'], answers, november)).size).toBe(0);
  expect(await record.changes()).toBeGreaterThan(before);
  // Nothing says which paper the other one was in; the account may still bring that.
  expect(await due(november)).toEqual(['elsewhere01']);
  expect(await due(november + aWeek)).toHaveLength(2);

  await record.putQuestions([{ key: changedKey, question: beforeChange, math: {} }]);
  expect(await due(november)).toHaveLength(2);
});
