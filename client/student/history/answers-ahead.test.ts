import { beforeEach, expect, test, vi } from 'vitest';
import { start, step } from '#exam/practice/attempt.ts';
import { wholePaper } from '#exam/practice/paper.ts';
import { store } from '#exam/practice/stored-attempt.ts';
import { answersOf } from '#exam/record/answers.ts';
import { clearForExamStart, clearForLogout } from '#client/lib/storage/browser-storage.ts';
import { writeStored } from '#client/lib/storage/stored-values.ts';
import { loadTopic } from '#client/student/exam/topic-practice.ts';
import { deviceRecord, recordOver, type DeviceRecord } from '#client/student/record/device-record.ts';
import { keepAttempt } from '#client/student/record/keep-attempt.ts';
import { papersUnderWay } from '#client/student/record/papers-under-way.ts';
import { bringAnswersAhead } from './bring-answers-ahead.ts';
import { inMemory } from '#client/student/record/record-tables.ts';

beforeEach(() => {
  clearForLogout();
  vi.unstubAllGlobals();
});

const aRecord = () => recordOver(inMemory(), () => 0.5);

const exam = { id: 'topic-practice/Physics/Heat', format: 'topic-practice' } as const;

/** A practice of which the first question was answered, as storage holds it. */
async function answerOne() {
  const { questions } = await loadTopic('Physics/Heat');
  let attempt = start(exam, wholePaper(questions), 1000);
  attempt = step(attempt, { type: 'choose', option: questions[0]?.answer ?? '' }, 2000);
  attempt = step(attempt, { type: 'next' }, 3000);
  writeStored(store(attempt, 3000));
  return attempt;
}

const told = async (record: DeviceRecord) =>
  answersOf(await record.attempts()).map(({ attempt, subject, topic, outcome, at }) => [
    attempt.exam,
    attempt.total,
    subject,
    topic,
    outcome,
    at,
  ]);

test('an answer that was seen before the code of the record had come counts at the next look, and once', async () => {
  const { length } = (await answerOne()).paper.questions;
  const record = aRecord();
  await bringAnswersAhead(record);
  const once = await told(record);
  expect(once).toEqual([[exam.id, length, 'physics', 'Heat', 'right', 3000]]);
  await bringAnswersAhead(record);
  expect(await told(record)).toEqual(once);
  const [kept] = await record.attempts();
  const keys = kept?.places.map(({ question }) => question) ?? [];
  expect([...(await record.questions(keys)).keys()]).toEqual(keys);
});

test('so does one of a paper that an earlier version put aside, under the id that the paper goes on with', async () => {
  await answerOne();
  const record = aRecord();
  const [aside] = await papersUnderWay(record);
  if (aside === undefined) throw new Error('It is under way.');
  await record.putAside(aside);
  clearForExamStart();
  await bringAnswersAhead(record);
  expect((await record.attempts()).map(({ id }) => id)).toEqual([aside.id]);
});

test('a unit quiz whose questions do not come stays under way, and its answers come with the next look', async () => {
  const questions = [{ id: 1, category: 'physics', question: 'Which?', options: ['a', 'b'], answer: 'a' }];
  let attempt = start({ id: 'unit-quiz/science/physics/101', format: 'unit-quiz' }, wholePaper(questions), 1000);
  attempt = step(step(attempt, { type: 'choose', option: 'a' }, 2000), { type: 'next' }, 3000);
  const ended = step(attempt, { type: 'tick' }, 9000);
  expect(ended.phase).toBe('ended');
  writeStored(store(ended, 9000));
  const record = aRecord();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await bringAnswersAhead(record);
  expect(await told(record)).toEqual([]);
  const answers: Readonly<Record<string, unknown>> = {
    '/api/levels': [{ slug: 'grade-x', title: 'Grade X' }],
    '/api/subjects/grade-x': [{ slug: 'science', title: 'Science', categories: [{ slug: 'physics', title: 'P' }] }],
    '/api/subject/science/category/physics': {
      subject: { id: 1, title: 'Science' },
      category: { id: 2, title: 'Physics' },
      items: [{ content: [{ id: 101, name: 'Force', json_data: JSON.stringify(questions) }] }],
    },
  };
  vi.stubGlobal('fetch', async (input: string) => Response.json(answers[new URL(input, 'http://localhost').pathname]));
  await bringAnswersAhead(record);
  expect(await told(record)).toEqual([['unit-quiz/science/physics/101', undefined, 'science', 'Force', 'right', 3000]]);
});

test('what the record has already is not read again', async () => {
  const attempt = await answerOne();
  await keepAttempt(attempt, { math: {} });
  const record = await deviceRecord(null);
  const changes = await record.changes();
  await bringAnswersAhead(record);
  expect(await record.changes()).toBe(changes);
});
