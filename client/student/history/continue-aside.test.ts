import { beforeEach, expect, test } from 'vitest';
import { start, step } from '#exam/practice/attempt.ts';
import { wholePaper } from '#exam/practice/paper.ts';
import { store } from '#exam/practice/stored-attempt.ts';
import { someQuestions } from '#exam/testing/questions.ts';
import { deviceRecord } from '#client/student/record/device-record.ts';
import { papersUnderWay } from '#client/student/record/papers-under-way.ts';
import { clearForLogout } from '#client/lib/storage/browser-storage.ts';
import { readStored, writeStored } from '#client/lib/storage/stored-values.ts';
import { continueAside } from './continue-aside.ts';

/** A paper of this year with its first question answered at `now`, in the form of the stored keys. */
function answered(year: number, now: number) {
  const fresh = start({ id: `year-quiz/${year}`, format: 'year-quiz' }, wholePaper(someQuestions(2, 'physics')), now);
  return store(step(step(fresh, { type: 'choose', option: 'right 1' }, now), { type: 'next' }, now), now);
}

const underWay = async () => papersUnderWay(await deviceRecord(null));

beforeEach(async () => {
  clearForLogout();
  await (await deviceRecord(null)).clear();
});

test('a paper that had the stored keys is still under way, though the record did not have it yet', async () => {
  writeStored(answered(2074, 1000));
  const [first] = await underWay();
  if (first === undefined) throw new Error('It is under way.');
  clearForLogout();
  writeStored(answered(2075, 5000));
  const kept = continueAside(first);
  expect(readStored().exam).toMatchObject({ id: 'year-quiz/2074', beganAt: 1000 });
  await kept;
  expect(await underWay()).toMatchObject([{ exam: 'year-quiz/2074' }, { exam: 'year-quiz/2075', began: 5000 }]);
});

test('a paper that has the stored keys goes on as they are: they may be newer than what the list was made of', async () => {
  const { exam, ...keys } = answered(2074, 1000);
  writeStored({ ...keys, exam });
  const [listed] = await underWay();
  if (listed === undefined) throw new Error('It is under way.');
  writeStored({ currentQuestionIndex: 1 });
  await continueAside(listed);
  expect(readStored().currentQuestionIndex).toBe(1);
});
