import { expect, test } from 'vitest';
import { questionKey } from '#exam/question-key.ts';
import { someQuestions } from '#exam/testing/questions.ts';
import { deviceRecord } from './device-record.ts';
import { keepNote, noteOn } from './keep-note.ts';

test('a bookmark and a note stand on their question, go to the account, and are taken away again', async () => {
  const [plain, other] = someQuestions(2);
  if (plain === undefined || other === undefined) throw new Error('Two questions are needed.');
  const question = { ...plain, question: 'What is $x^2$?' };
  const math = { 'x^2': '<math>x²</math>', 'y^2': '<math>y²</math>' };
  const key = questionKey(question);
  const record = await deviceRecord();
  expect(await noteOn(question)).toEqual({ marked: false, note: '' });

  await keepNote(question, math, { marked: true, note: 'See page 12.' }, 1000, 'year-quiz/2074');
  const kept = { question: key, marked: true, note: 'See page 12.', exam: 'year-quiz/2074', changed: 1000 };
  expect(await noteOn(question)).toEqual(kept);
  expect((await record.unsent()).bookmarks).toEqual([kept]);
  expect(await noteOn(other)).toEqual({ marked: false, note: '' });
  expect((await record.questions([key])).get(key)).toEqual({ key, question, math: { 'x^2': math['x^2'] } });

  const whole = { ...question, explanation: 'It is a square.' };
  await record.putQuestions([{ key, question: whole, math }]);
  await keepNote(question, math, { marked: false, note: '' }, 2000);
  expect(await noteOn(question)).toMatchObject({ marked: false, note: '', exam: 'year-quiz/2074' });
  expect((await record.questions([key])).get(key)?.question).toEqual(whole);
});
