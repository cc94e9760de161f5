import { expect, it } from 'vitest';
import { asAsked, bankSchema } from './question-file.ts';

const sound = { id: 1, category: 'gk', question: 'What is 1 + 1?', options: ['2', '3', '4'], answer: '2' };

it('reads a bank as it is, whatever is wrong with an answer', () => {
  const bank = [
    { ...sound, explanation: 'Two.' },
    { ...sound, answer: 'none of these', category: 'dnglish' },
  ];
  expect(bankSchema.parse(bank)).toEqual(bank);
});

it('reads topic and difficulty, which students are not sent', () => {
  const filed = { ...sound, topic: 'arithmetic', difficulty: 1 };
  expect(bankSchema.parse([filed])).toEqual([filed]);
  expect(asAsked(filed)).toEqual(sound);
  expect(asAsked('no question')).toBe('no question');
});

it.each([
  ['a topic that is no text', { ...sound, topic: 7 }],
  ['a question without its answer', { ...sound, answer: undefined }],
  ['an id that is no whole number', { ...sound, id: 1.5 }],
  ['a question without options', { ...sound, options: [] }],
  ['a field that no question has', { ...sound, explanaton: 'Two.' }],
  ['what is no question at all', 'What is 1 + 1?'],
])('refuses %s, and tells where it stands', (_what, entry) => {
  expect(bankSchema.safeParse([sound, entry]).error?.issues[0]?.path).toEqual([1]);
});
