import { expect, it } from 'vitest';
import { fileQuestions, type ImportPreview } from './file-questions.ts';

const come = (
  where: string,
  { problem = false, known = null as string | null, number = null as number | null } = {},
) => ({
  where,
  number,
  start: '',
  problems: problem ? [{ where, code: 'no-key', message: 'No key.' }] : [],
  known,
});
const fates = (preview: Pick<ImportPreview, 'questions' | 'skipped'>) =>
  fileQuestions(preview).map(({ number, fate, where }) => [number, fate, where]);

it('tells what becomes of each question, in the order of the file', () => {
  const questions = [
    come('line 9'),
    come('line 20', { problem: true }),
    come('line 31', { problem: true, known: '7' }),
  ];
  expect(fates({ questions, skipped: [{ where: 'line 12', number: null, why: 'An essay.' }] })).toEqual([
    [1, 'good', 'line 9'],
    [2, 'skipped', 'line 12'],
    [3, 'problem', 'line 20'],
    [4, 'known', 'line 31'],
  ]);
});

it('calls a question by the number that it has in the file, and a heading by none', () => {
  const questions = [come('line 3', { number: 1 }), come('line 20', { number: 9, problem: true })];
  const skipped = [
    { where: 'line 1', number: null, why: 'Text that belongs to no question: Physics' },
    { where: 'line 12', number: 2, why: 'It has fewer than two options.' },
  ];
  expect(fates({ questions, skipped })).toEqual([
    [null, 'skipped', 'line 1'],
    [1, 'good', 'line 3'],
    [2, 'skipped', 'line 12'],
    [9, 'problem', 'line 20'],
  ]);
});

it('leaves out the order where a file counts nothing', () => {
  expect(
    fates({ questions: [come('b.xml')], skipped: [{ where: 'a.xml', number: null, why: 'It asks nothing.' }] }),
  ).toEqual([
    [1, 'good', 'b.xml'],
    [2, 'skipped', 'a.xml'],
  ]);
});
