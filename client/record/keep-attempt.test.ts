import { expect, test } from 'vitest';
import { start, step } from '#exam/practice/attempt.ts';
import { wholePaper } from '#exam/practice/paper.ts';
import { questionKey } from '#exam/question-key.ts';
import { aQuestion, someQuestions } from '#exam/testing/questions.ts';
import { deviceRecord } from './device-record.ts';
import { keepAttempt } from './keep-attempt.ts';

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
