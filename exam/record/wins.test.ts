import { expect, it } from 'vitest';
import { anAttempt, aPlace, november } from '#exam/testing/records.ts';
import { answersOf } from './answers.ts';
import { winsOf } from './wins.ts';

const topics = [
  { subject: 'physics', topic: 'Optics', questions: 10 },
  { subject: 'physics', topic: 'Heat', questions: 30 },
];
const paper = { sections: [{ subject: 'physics', items: 20 }] };

function answers(topic: string, outcomes: readonly ('right' | 'wrong')[]) {
  const places = outcomes.map((outcome, n) => aPlace({ question: `${topic}-${n}`, topic, outcome }));
  return answersOf([anAttempt('device01-1', november, places)]);
}

it('a topic has the marks of its section by its share of the subject’s questions', () => {
  expect(winsOf(topics, [], paper).map(({ topic, marks, win }) => [topic, marks, win])).toEqual([
    ['Heat', 15, 7.5],
    ['Optics', 5, 2.5],
  ]);
});

it('few answers count little against the subject, and questions that are known count no more', () => {
  const [heat] = winsOf(topics, answers('Heat', ['right', 'right', 'right', 'right']), paper);
  // The subject: (4 + 2) / (4 + 4) right; the topic: (4 + 4 × 0.75) / (4 + 4); 26 of 30 questions are open.
  expect(heat).toMatchObject({ topic: 'Heat', answered: 4, right: 4, open: 26 });
  expect(heat?.win).toBeCloseTo((15 * (1 - 0.875) * 26) / 30);
});

it('only the latest ten answers of a topic count, and without a paper every topic is worth the same', () => {
  const many = answers('Optics', [...Array.from({ length: 9 }, () => 'wrong' as const), 'right', 'right']);
  expect(winsOf(topics, many, null).find(({ topic }) => topic === 'Optics')).toMatchObject({
    answered: 10,
    right: 2,
    latest: [...Array.from({ length: 8 }, () => false), true, true],
    marks: null,
  });
});
