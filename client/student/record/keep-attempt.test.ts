import { afterEach, expect, test, vi } from 'vitest';
import { start, step } from '#exam/practice/attempt.ts';
import { wholePaper } from '#exam/practice/paper.ts';
import { questionKey } from '#exam/question-key.ts';
import { aQuestion, someQuestions } from '#exam/testing/questions.ts';
import { answersOf } from '#exam/record/answers.ts';
import { deviceRecord } from './device-record.ts';
import { session } from '#client/lib/session/session.ts';
import { keepAttempt, sendLeft } from './keep-attempt.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  session.setState({ user: null });
});

test('a unit quiz is in the record from its last answer on, and once: whoever leaves while that is shown loses nothing', async () => {
  const around = { topic: { subject: 'Science', topic: 'Force' }, math: {} };
  let quiz = start({ id: 'unit-quiz/101', format: 'unit-quiz' }, wholePaper(someQuestions(1, 'physics')), 1000);
  quiz = step(quiz, { type: 'choose', option: 'right 1' }, 2000);
  await keepAttempt(quiz, around);
  const record = await deviceRecord(null);
  expect(await record.attempts()).toEqual([]);

  quiz = step(quiz, { type: 'next' }, 3000);
  expect(quiz.phase).toBe('revealed');
  await keepAttempt(quiz, around);
  expect(await record.attempts()).toMatchObject([
    { exam: 'unit-quiz/101', ended: 3000, places: [{ outcome: 'right' }] },
  ]);
  const key = questionKey(aQuestion(1, 'physics'));
  expect((await record.questions([key])).get(key)?.question.id).toBe(1);

  const ended = step(quiz, { type: 'tick' }, 4000);
  expect(ended.phase).toBe('ended');
  await keepAttempt(ended, around);
  expect(await record.attempts()).toMatchObject([{ exam: 'unit-quiz/101', ended: 3000 }]);
});

test('each answer of a paper is in the record from its reveal on; left and finished later it is counted once', async () => {
  const exam = { id: 'year-quiz/2079', format: 'year-quiz' } as const;
  const around = { math: {} };
  let attempt = start(exam, wholePaper(someQuestions(2, 'physics')), 1000);
  attempt = step(attempt, { type: 'choose', option: 'wrong 1a' }, 2000);
  attempt = step(attempt, { type: 'next' }, 3000);
  await keepAttempt(attempt, around);
  const record = await deviceRecord(null);
  const kept = async () => (await record.attempts()).filter((each) => each.exam === exam.id);
  expect(await kept()).toMatchObject([{ ended: 3000, total: 2, places: [{ outcome: 'wrong' }] }]);
  const first = questionKey(aQuestion(1, 'physics'));
  expect((await record.questions([first])).has(first)).toBe(true);
  // Days later, without another answer since.
  attempt = step(attempt, { type: 'tick' }, 900_000_000);
  await keepAttempt(attempt, around);
  expect(await kept()).toMatchObject([{ ended: 3000, total: 2 }]);

  attempt = step(attempt, { type: 'choose', option: 'right 2' }, 900_001_000);
  attempt = step(attempt, { type: 'next' }, 900_002_000);
  await keepAttempt(attempt, around);
  const [finished, ...others] = await kept();
  expect(others).toEqual([]);
  expect(finished).toMatchObject({ ended: 900_002_000, places: [{ outcome: 'wrong' }, { outcome: 'right' }] });
  // Each on its day.
  expect(answersOf(finished ? [finished] : []).map(({ at }) => at)).toEqual([3000, 900_002_000]);
  expect(finished).not.toHaveProperty('total');
});

test('the answers of a paper that is left unfinished go to the account', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: Blob }) => {
    if (method !== 'GET') sent.push(`${method} ${url} ${await body?.text()}`);
    const nothing = { attempts: [], cards: [], bookmarks: [], goals: [], cursor: '0', stored: 1, known: 0 };
    return new Response(JSON.stringify(nothing), { headers: { 'content-type': 'application/json' } });
  });
  session.setState({ user: { token: 'a-token', user: { id: 7 } } });
  const exam = { id: 'year-quiz/2078', format: 'year-quiz' } as const;
  let attempt = start(exam, wholePaper(someQuestions(2, 'physics')), 1000);
  attempt = step(attempt, { type: 'choose', option: 'right 1' }, 2000);
  attempt = step(attempt, { type: 'next' }, 3000);
  void keepAttempt(attempt, { math: {} });
  await sendLeft();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^POST .*\/me\/attempts .*"exam":"year-quiz\/2078".*"total":2/);
});
