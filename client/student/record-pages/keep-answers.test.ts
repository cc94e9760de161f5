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

/** A set of three questions, and the answers to them by their places. */
function aSet() {
  const device = recordOver(inMemory(), seededRandom(1));
  const set = { exam: 'own/set', began: november, total: 3 };
  const answer = (place: number, at: number) => {
    const question = aQuestion(place + 1, 'physics');
    return {
      question: { key: questionKey(question), question, math: {} },
      chosen: question.answer,
      outcome: 'right',
      ms: 1000,
      at: november + at,
    } as const;
  };
  return { device, set, answer };
}

test('a set of questions that was left counts as unfinished, and goes on with its next answer at its own time', async () => {
  const { device, set, answer } = aSet();
  await keepSitting(device, set)(answer(0, 1000), undefined, 72);
  expect(await device.attempts()).toMatchObject([{ total: 3, ended: november + 1000, places: [{ outcome: 'right' }] }]);
  const later = 2 * 24 * 60 * 60_000;
  const keep = keepSitting(device, set);
  expect(await keep(answer(1, later), undefined, 72)).toBe(2);
  expect(await keep(answer(2, later + 5000), undefined, 72)).toBe(3);
  const [whole] = await device.attempts();
  expect(whole?.total).toBeUndefined();
  expect(whole?.places.map(({ at }) => at)).toEqual([undefined, november + later, undefined]);
});

test('the first answer of a set that lay open overnight has its own time', async () => {
  const { device, set, answer } = aSet();
  const later = 10 * 60 * 60_000;
  await keepSitting(device, set)(answer(0, later), undefined, 72);
  expect((await device.attempts())[0]?.places).toMatchObject([{ at: november + later }]);
});

test('two tabs at one set lose no answer, and count none twice', async () => {
  const { device, set, answer } = aSet();
  const [one, other] = [keepSitting(device, set), keepSitting(device, set)];
  await one(answer(0, 1000), undefined, 72);
  await one(answer(1, 2000), undefined, 72);
  expect(await other(answer(0, 3000), undefined, 72)).toBe(2);
  expect(await other(answer(2, 4000), undefined, 72)).toBe(3);
  expect((await device.attempts())[0]?.places.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('a clock that is set back between two answers loses none', async () => {
  const { device, set, answer } = aSet();
  const keep = keepSitting(device, set);
  await keep(answer(0, 3_600_000), undefined, 72);
  await keep(answer(1, 1000), undefined, 72);
  expect((await device.attempts())[0]?.places).toHaveLength(2);
});
