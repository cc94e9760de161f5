import { expect, test } from 'vitest';
import type { FiledQuestion } from '#content/read/question-file.ts';
import { aQuestion } from '#exam/testing/questions.ts';
import { practicePaper, questionsByTopic } from './practice-paper.ts';

const filed = (id: number, topic: string, difficulty: number): FiledQuestion => ({
  ...aQuestion(id),
  topic,
  difficulty,
});

test('a topic’s questions come together from all banks, those in Nepali apart', () => {
  const banks = [
    { file: 'banks/a.json', questions: [filed(1, 'optics', 1), filed(2, 'heat', 2)] },
    {
      file: 'banks/b.json',
      questions: [filed(1, 'optics', 3), aQuestion(2), { ...filed(3, 'heat', 1), language: 'ne' as const }],
    },
  ];
  expect([...questionsByTopic(banks, undefined)]).toEqual([
    ['optics', [filed(1, 'optics', 1), filed(1, 'optics', 3)]],
    ['heat', [filed(2, 'heat', 2)]],
  ]);
  expect([...questionsByTopic(banks, 'ne').keys()]).toEqual(['heat']);
});

test('its paper begins with the easiest, counts them anew, and says neither topic nor difficulty', () => {
  const paper = practicePaper('physics', [filed(7, 'optics', 3), filed(7, 'optics', 1), filed(9, 'optics', 3)]);
  const asked = (id: number, from: number) => ({ ...aQuestion(from), id, category: 'physics' });
  expect(paper).toEqual([asked(1, 7), asked(2, 7), asked(3, 9)]);
});
