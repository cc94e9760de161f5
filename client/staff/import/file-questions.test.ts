import { expect, it } from 'vitest';
import { fileQuestions, type ImportPreview } from './file-questions.ts';

const come = (where: string, { problem = false, known = null as string | null } = {}) => ({
  item: {} as ImportPreview['items'][number]['item'],
  where,
  problems: problem ? [{ where, code: 'no-key', message: 'No key.' }] : [],
  known,
});
const fates = (preview: Pick<ImportPreview, 'items' | 'skipped'>) =>
  fileQuestions(preview).map(({ number, fate, where }) => [number, fate, where]);

it('tells what becomes of each question, in the order of the file', () => {
  const items = [come('line 9'), come('line 20', { problem: true }), come('line 31', { problem: true, known: '7' })];
  expect(fates({ items, skipped: [{ where: 'line 12', why: 'An essay.' }] })).toEqual([
    [1, 'good', 'line 9'],
    [2, 'skipped', 'line 12'],
    [3, 'problem', 'line 20'],
    [4, 'known', 'line 31'],
  ]);
});

it('leaves out the order where a file counts nothing', () => {
  expect(fates({ items: [come('b.xml')], skipped: [{ where: 'a.xml', why: 'It asks nothing.' }] })).toEqual([
    [1, 'good', 'b.xml'],
    [2, 'skipped', 'a.xml'],
  ]);
});
