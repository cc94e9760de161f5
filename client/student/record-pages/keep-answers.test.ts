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
  await keepSitting(device, reviewExam, november)({ ...settled, question: kept }, undefined, 60);
  expect(await device.attempts()).toMatchObject([{ began: november, ended: november }]);
});

test('a review that lay open for days is one that the account takes', async () => {
  const device = recordOver(inMemory(), seededRandom(1));
  const question = aQuestion(1, 'physics');
  const ms = 3 * 24 * 60 * 60_000;
  const settled = { chosen: question.options[0] ?? null, outcome: 'right', ms, at: november + ms } as const;
  const kept = { key: questionKey(question), question, math: {} };
  await keepSitting(device, reviewExam, november)({ ...settled, question: kept }, undefined, 60);
  const { attempts } = await device.unsent();
  expect(attempts).toHaveLength(1);
  expect(calls['POST /me/attempts'].body.safeParse({ attempts }).error).toBeUndefined();
});
