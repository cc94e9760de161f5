import { expect, it } from 'vitest';
import { questionKey } from '#exam/question-key.ts';
import type { KeptAttempt } from '#exam/record/record.ts';
import { mockNumberOf } from './paper-title.ts';
import { reviewOf, subjectScores } from './reviewed.ts';

const question = { id: 7, category: 'physics', question: 'Which?', options: ['a', 'b', 'c'], answer: 'b' };
const place = { id: 7, topic: null, ms: 0 } as const;
const paper: KeptAttempt = {
  id: 'now',
  exam: 'mock/tu-bca',
  pace: 60,
  began: 50,
  ended: 90,
  places: [
    { ...place, question: 'never met00', subject: 'english', chosen: 0, outcome: 'right' },
    { ...place, question: questionKey(question), subject: 'physics', chosen: 2, outcome: 'wrong' },
    { ...place, question: questionKey(question), subject: 'physics', chosen: null, outcome: 'missed' },
  ],
};

it('goes over what this device has met, each under its number in the paper', () => {
  const met = new Map([[questionKey(question), { question, math: { x: '<math/>' } }]]);
  const { questions, math } = reviewOf(paper, met);
  expect(math).toEqual({ x: '<math/>' });
  expect(questions.map(({ number, outcome }) => [number, outcome])).toEqual([
    [2, 'wrong'],
    [3, 'missed'],
  ]);
  expect(questions[0]?.options).toEqual([
    { letter: 'A', text: 'a', right: false, chosen: false },
    { letter: 'B', text: 'b', right: true, chosen: false },
    { letter: 'C', text: 'c', right: false, chosen: true },
  ]);
});

it('counts each subject, met or not', () => {
  expect(subjectScores(paper)).toEqual([
    { category: 'english', right: 1, total: 1 },
    { category: 'physics', right: 0, total: 2 },
  ]);
});

it('numbers the mocks of a pattern by their beginning', () => {
  const others = [
    { ...paper, id: 'before', began: 10 },
    { ...paper, id: 'after', began: 70 },
    { ...paper, id: 'of another', began: 5, exam: 'mock/tu-bsc-csit' },
  ];
  expect(mockNumberOf(paper, [...others, paper])).toBe(2);
  expect(mockNumberOf({ ...paper, exam: 'review' }, others)).toBe(0);
});
