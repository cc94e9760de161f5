import fc from 'fast-check';
import { expect, test } from 'vitest';
import { start, step, type PracticeAttempt } from './attempt.ts';
import { wholePaper } from './paper.ts';
import { categoryScores, review, timeTakenMs } from './result.ts';
import { aQuestion, someQuestions } from '#exam/testing/questions.ts';

const exam = { id: 'year-quiz/2074', format: 'year-quiz' } as const;
const questions = [aQuestion(1, 'Physics'), aQuestion(2, 'dnglish'), aQuestion(3, 'physics'), aQuestion(4, 'english')];

/** Submits these options in turn, each a second after its question appears; null lets the time run out. */
function answered(options: readonly (string | null)[], paper = questions): PracticeAttempt {
  let now = 0;
  let attempt = start(exam, wholePaper(paper), now);
  for (const option of options) {
    if (option === null) {
      attempt = step(attempt, { type: 'tick' }, (now += 60_000));
    } else {
      attempt = step(attempt, { type: 'choose', option }, (now += 1000));
      attempt = step(attempt, { type: 'next' }, now);
    }
    attempt = step(attempt, { type: 'tick' }, (now += 2000));
  }
  return attempt;
}

test('each category has its score, in the order in which the paper names it, without letter case and misspellings', () => {
  expect(categoryScores(answered(['right 1', 'wrong 2a', null, 'right 4']))).toEqual([
    { category: 'physics', right: 1, total: 2 },
    { category: 'english', right: 1, total: 2 },
  ]);
});

test('questions that were not reached count as not right', () => {
  expect(categoryScores(answered(['right 1']))).toEqual([
    { category: 'physics', right: 1, total: 2 },
    { category: 'english', right: 0, total: 2 },
  ]);
});

test('the review tells the choice, the right option and the outcome of every question', () => {
  const reviewed = review(answered(['right 1', 'wrong 2a', null]));
  expect(reviewed.map(({ number, outcome }) => [number, outcome])).toEqual([
    [1, 'right'],
    [2, 'wrong'],
    [3, 'missed'],
    [4, 'missed'],
  ]);
  expect(reviewed[1]?.options).toEqual([
    { letter: 'A', text: 'wrong 2a', right: false, chosen: true },
    { letter: 'B', text: 'right 2', right: true, chosen: false },
    { letter: 'C', text: 'wrong 2b', right: false, chosen: false },
    { letter: 'D', text: 'wrong 2c', right: false, chosen: false },
  ]);
});

test('an option that was darkened but not submitted in time is shown as chosen, and as no answer', () => {
  const darkened = step(start(exam, wholePaper(questions), 0), { type: 'choose', option: 'right 1' }, 1000);
  const [first] = review(step(darkened, { type: 'tick' }, 60_000));
  expect(first?.outcome).toBe('missed');
  expect(first?.options.filter(({ chosen }) => chosen).map(({ text }) => text)).toEqual(['right 1']);
});

test('the time taken is known at the end, from the first question to the last reveal', () => {
  expect(timeTakenMs(answered(['right 1']))).toBeNull();
  expect(timeTakenMs(answered(['right 1', 'right 2', null, 'right 4']))).toBe(3 * 3000 + 62_000);
});

test('a clock that was set back takes no time', () => {
  const ended = answered([null], someQuestions(1));
  expect(timeTakenMs({ ...ended, beganAt: 1_000_000 })).toBe(0);
});

test('whatever is answered, the scores of the categories add up to the score, and their totals to the paper', () => {
  const choice = fc.constantFrom('right', 'wrong', null);
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 4 }), (choices) => {
      const options = choices.map((each, place) => each && `${each} ${place + 1}${each === 'wrong' ? 'a' : ''}`);
      const attempt = answered(options);
      const scores = categoryScores(attempt);
      expect(scores.reduce((sum, { right }) => sum + right, 0)).toBe(attempt.score);
      expect(scores.reduce((sum, { total }) => sum + total, 0)).toBe(questions.length);
      expect(review(attempt).filter(({ outcome }) => outcome === 'right')).toHaveLength(attempt.score);
    }),
  );
});
