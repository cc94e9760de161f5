import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { questionKey } from '#exam/question-key.ts';
import { reviewExam } from '#exam/record/sat.ts';
import { aQuestion } from '#exam/testing/questions.ts';
import { november } from '#exam/testing/records.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { recordOver } from '#client/student/record/device-record.ts';
import { inMemory } from '#client/student/record/record-tables.ts';
import { keepSitting } from './keep-answers.ts';

test('a clock that was set back leaves a sitting that ended no earlier than it began', async () => {
  const device = recordOver(inMemory(), seededRandom(1));
  const question = aQuestion(1, 'physics');
  const settled = { chosen: null, outcome: 'missed', ms: 0, at: november - 1000 } as const;
  const kept = { key: questionKey(question), question, math: {} };
  await keepSitting(device, { exam: reviewExam, began: november })({ ...settled, question: kept }, undefined, 60);
  expect(await device.attempts()).toMatchObject([{ began: november, ended: november }]);
});

test('a review that lay open for days is one that the account takes', async () => {
  const device = recordOver(inMemory(), seededRandom(1));
  const question = aQuestion(1, 'physics');
  const ms = 3 * 24 * 60 * 60_000;
  const settled = { chosen: question.options[0] ?? null, outcome: 'right', ms, at: november + ms } as const;
  const kept = { key: questionKey(question), question, math: {} };
  await keepSitting(device, { exam: reviewExam, began: november })({ ...settled, question: kept }, undefined, 60);
  const { attempts } = await device.unsent();
  expect(attempts).toHaveLength(1);
  expect(calls['POST /me/attempts'].body.safeParse({ attempts }).error).toBeUndefined();
});

test('a set of questions that was left counts as unfinished, and goes on with its next answer at its own time', async () => {
  const device = recordOver(inMemory(), seededRandom(1));
  const question = aQuestion(1, 'physics');
  const kept = { key: questionKey(question), question, math: {} };
  const answer = (at: number) => ({ question: kept, chosen: question.answer, outcome: 'right', ms: 1000, at }) as const;
  const set = { exam: 'own/set', began: november, total: 2 };
  await keepSitting(device, set)(answer(november + 1000), undefined, 72);
  const [first] = await device.attempts();
  expect(first).toMatchObject({ total: 2, places: [{ outcome: 'right' }] });
  const later = november + 2 * 24 * 60 * 60_000;
  await keepSitting(device, { ...set, known: first })(answer(later), undefined, 72);
  const [whole] = await device.attempts();
  expect(whole).toEqual({
    ...first,
    total: undefined,
    ended: later,
    places: [first?.places[0], { ...first?.places[0], at: later }],
  });
});
