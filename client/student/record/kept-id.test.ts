import { afterEach, expect, it } from 'vitest';
import { anAttempt, aPlace, november } from '#exam/testing/records.ts';
import { attemptId } from '#exam/record/attempt-id.ts';
import { deviceRecord, dropRecord } from './device-record.ts';
import { keptId } from './kept-id.ts';

const exam = 'year-quiz/2075';

afterEach(() => dropRecord(null));

it('finds a finished paper under the name that another record gave it', async () => {
  const record = await deviceRecord();
  await record.put({ attempts: [{ ...anAttempt('visitor01-x', november, [aPlace()]), exam }] });
  expect(await keptId(exam, november)).toBe('visitor01-x');
});

it('names a paper that the record does not have finished by this device', async () => {
  const record = await deviceRecord();
  const begun = { ...anAttempt('visitor01-y', november, [aPlace()]), exam, total: 5 };
  await record.put({ attempts: [begun] });
  expect(await keptId(exam, november)).toBe(attemptId(await record.device(), exam, november));
});
