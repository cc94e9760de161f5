import { beforeEach, expect, test } from 'vitest';
import { start, step } from '#exam/practice/attempt.ts';
import { wholePaper } from '#exam/practice/paper.ts';
import { store } from '#exam/practice/stored-attempt.ts';
import { someQuestions } from '#exam/testing/questions.ts';
import { clearForLogout, writeText } from '#client/lib/storage/browser-storage.ts';
import { writeStored } from '#client/lib/storage/stored-values.ts';
import { inMemory } from './record-tables.ts';
import { deviceRecord, recordOver } from './device-record.ts';
import { keepStoredPaper, papersUnderWay } from './papers-under-way.ts';
import { storedPaper } from './stored-paper.ts';

const fresh = start({ id: 'year-quiz/2076', format: 'year-quiz' }, wholePaper(someQuestions(2, 'physics')), 1000);
const chosen = step(fresh, { type: 'choose', option: 'right 1' }, 2000);
const settled = step(chosen, { type: 'next' }, 3000);
const emptyRecord = () => recordOver(inMemory(), () => 0.5);

beforeEach(async () => {
  clearForLogout();
  await (await deviceRecord(null)).clear();
});

test('a paper left right after a tap, before the record had it, is under way all the same', async () => {
  writeStored(store(settled, 3000));
  const record = emptyRecord();
  expect(await papersUnderWay(record)).toMatchObject([
    { exam: 'year-quiz/2076', began: 1000, left: 3000, settled: 1, total: 2 },
  ]);
  expect(Object.keys((await papersUnderWay(record))[0]?.keys ?? {})).toContain('selectedOptions');
});

test('it stands there once, as it was left last', async () => {
  const record = emptyRecord();
  writeStored(store(chosen, 2000));
  const [first] = await papersUnderWay(record);
  if (first !== undefined) await record.putAside(first);
  writeStored(store(settled, 3000));
  expect(await papersUnderWay(record)).toMatchObject([{ id: first?.id, settled: 1, left: 3000 }]);
});

test('a paper that nobody has answered, one that is finished and a set exam, which is not counted, are not under way', () => {
  writeStored(store(fresh, 1000));
  expect(storedPaper()).toBeNull();
  writeStored(store({ ...settled, phase: 'ended' }, 3000));
  expect(storedPaper()).toBeNull();
  writeStored(store({ ...settled, exam: { id: 'science-exam', format: 'science-exam' } }, 3000));
  expect(storedPaper()).toBeNull();
  writeStored(store(settled, 3000));
  expect(storedPaper()).not.toBeNull();
});

test('one whose last answer is still shown is finished, and not under way too', async () => {
  const second = step(step(settled, { type: 'tick' }, 5000), { type: 'choose', option: 'right 2' }, 5500);
  const last = step(second, { type: 'next' }, 6000);
  expect(last).toMatchObject({ phase: 'revealed', index: 1 });
  writeStored(store(last, 6000));
  const record = emptyRecord();
  expect(await papersUnderWay(record)).toHaveLength(1);
  await record.put({ attempts: [{ id: 'a', exam: 'year-quiz/2076', pace: 60, began: 1000, ended: 6000, places: [] }] });
  expect(await papersUnderWay(record)).toEqual([]);
});

test('one that the account brings as finished is not under way any more', async () => {
  const record = emptyRecord();
  const aside = { id: 'here', exam: 'year-quiz/2076', began: 1000, left: 3000, settled: 1, total: 2, keys: {} };
  await record.putAside(aside);
  expect(await papersUnderWay(record)).toEqual([aside]);
  const finished = { id: 'elsewhere', exam: 'year-quiz/2076', pace: 60, began: 1000, ended: 6000, places: [] };
  await record.put({ attempts: [finished] }, 'account');
  expect(await papersUnderWay(record)).toEqual([]);
});

test("what a visitor has left in the stored keys is no account's until it goes on there", async () => {
  const visitors = await deviceRecord(null);
  const account = emptyRecord();
  writeStored(store(settled, 3000));
  const [left] = await papersUnderWay(visitors);
  if (left === undefined) throw new Error('It is under way.');
  await visitors.putAside(left);
  expect(await papersUnderWay(visitors)).toHaveLength(1);
  expect(await papersUnderWay(account)).toEqual([]);
  await keepStoredPaper(account, left);
  expect(await account.asides()).toEqual([]);
  await account.putAside({ ...left, id: 'of the account' });
  expect(await papersUnderWay(account)).toHaveLength(1);
});

test('stored keys that no screen could go on with tell of no paper, and neither do those of an earlier version', () => {
  writeStored(store(settled, 3000));
  writeText('score', 'NaN');
  expect(storedPaper()).toBeNull();
  const { total, ...exam } = store(settled, 3000).exam ?? {};
  expect(total).toBe(2);
  clearForLogout();
  writeText('exam', JSON.stringify(exam));
  expect(storedPaper()).toBeNull();
});
