import { afterEach, expect, it } from 'vitest';
import { anAttempt, aPlace, november } from '#exam/testing/records.ts';
import { someQuestions } from '#exam/testing/questions.ts';
import { attemptId } from '#exam/record/attempt-id.ts';
import { deviceRecord, dropRecord } from './device-record.ts';
import { leaveBehind, leftBehind, takeAlong } from './take-along.ts';

const paper = (n: number) => anAttempt(`visitor01-${n}`, november + n * 1_000_000, [aPlace()]);
const aside = { id: 'visitor01-x', exam: 'year-quiz/2075', began: 7, left: november, settled: 1, total: 5, keys: {} };
const idsOf = async (owner: string | null) => (await (await deviceRecord(owner)).attempts()).map(({ id }) => id);

afterEach(async () => {
  for (const owner of [null, 'sita', 'hari']) await dropRecord(owner);
});

it('what a visitor has left goes to the account that takes it, with its questions, once, and to nobody else', async () => {
  const visitors = await deviceRecord(null);
  const [question] = someQuestions(1);
  if (!question) throw new Error('A question is needed.');
  await visitors.put({
    attempts: [paper(1), paper(2)],
    bookmarks: [{ question: 'q1', marked: true, note: '', changed: 9 }],
  });
  await visitors.putQuestions([{ key: 'q1', question, math: {} }]);
  await visitors.putAside(aside);
  const left = await leftBehind('sita');
  if (!left) throw new Error('Something was left.');
  await takeAlong('sita', left);
  await takeAlong('sita', left);

  const sita = await deviceRecord('sita');
  expect(await idsOf('sita')).toEqual(['visitor01-1', 'visitor01-2']);
  expect((await sita.unsent()).attempts).toHaveLength(2);
  expect((await sita.questions(['q1'])).size).toBe(1);
  // If it goes on, the record stores it under this name again.
  expect((await sita.asides()).map(({ id }) => id)).toEqual([attemptId(await sita.device(), 'year-quiz/2075', 7)]);
  expect([await leftBehind('sita'), await leftBehind('hari')]).toEqual([null, null]);
  expect([await idsOf(null), await idsOf('hari')]).toEqual([[], []]);
});

it('a set under way goes to the account with the questions that have no answer yet', async () => {
  const visitors = await deviceRecord(null);
  const [answered, open] = someQuestions(2);
  if (!answered || !open) throw new Error('Two questions are needed.');
  await visitors.putQuestions([
    { key: 'q1', question: answered, math: {} },
    { key: 'q2', question: open, math: {} },
  ]);
  const keys = { questions: JSON.stringify(['q1', 'q2']) };
  await visitors.putAside({ ...aside, exam: 'own/set', total: 2, keys });
  // What is no list of keys is no reason to leave the rest behind.
  await visitors.putAside({ ...aside, id: 'visitor01-w', exam: 'own/set', began: 8, keys: { questions: '[1' } });
  const left = await leftBehind('sita');
  if (!left) throw new Error('Something was left.');
  await takeAlong('sita', left);
  const sita = await deviceRecord('sita');
  expect([...(await sita.questions(['q1', 'q2'])).keys()]).toEqual(['q1', 'q2']);
  expect(await sita.asides()).toHaveLength(2);
});

it('a paper that a visitor has begun stands once in the account that takes it and goes on with it', async () => {
  const visitors = await deviceRecord(null);
  const begun = { ...anAttempt('visitor01-y', 7, [aPlace()]), exam: aside.exam, ended: november, total: 2 };
  await visitors.put({ attempts: [begun] });
  await visitors.putAside(aside);
  const sita = await deviceRecord('sita');
  const id = attemptId(await sita.device(), aside.exam, aside.began);
  // It went on here before the question.
  await sita.put({ attempts: [{ ...begun, id, ended: november + 1, places: [aPlace(), aPlace()], total: undefined }] });
  const left = await leftBehind('sita');
  if (!left) throw new Error('Something was left.');
  await takeAlong('sita', left);
  expect(await idsOf('sita')).toEqual([id]);
  expect((await sita.attempt(id))?.places).toHaveLength(2);
});

it('a paper that the account knows as finished does not come back as unfinished, whichever device finished it', async () => {
  const visitors = await deviceRecord(null);
  const begun = { ...anAttempt('visitor01-z', 7, [aPlace()]), exam: aside.exam, ended: november, total: 5 };
  await visitors.put({ attempts: [begun] });
  await visitors.putAside(aside);
  const sita = await deviceRecord('sita');
  const finished = { ...begun, id: 'other-device-z', ended: november - 1, total: undefined };
  await sita.put({ attempts: [finished] }, 'account');
  const left = await leftBehind('sita');
  if (!left) throw new Error('Something was left.');
  await takeAlong('sita', left);
  expect([await idsOf('sita'), await sita.asides()]).toEqual([['other-device-z'], []]);
});

it('what an account does not take stays apart from it, and is asked about once; another one is asked too', async () => {
  const visitors = await deviceRecord(null);
  await visitors.put({ attempts: [paper(1)] });
  await leaveBehind('sita', paper(1).ended);
  expect(await leftBehind('sita')).toBeNull();
  expect((await leftBehind('hari'))?.attempts).toHaveLength(1);
  expect(await idsOf('sita')).toEqual([]);

  // Later practice gets its own question, and moves alone.
  await visitors.put({ attempts: [paper(2)] });
  const left = await leftBehind('sita');
  if (!left) throw new Error('Something was left.');
  await takeAlong('sita', left);
  expect([await idsOf('sita'), await idsOf(null)]).toEqual([['visitor01-2'], ['visitor01-1']]);
});
