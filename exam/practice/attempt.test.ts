import { expect, test } from 'vitest';
import { start, step } from './attempt.ts';
import { wholePaper } from './paper.ts';
import { someQuestions } from '#exam/testing/questions.ts';
import { timedView } from '#exam/testing/timed-view.ts';

const exam = { id: 'category-test', format: 'category-test' } as const;
const tick = { type: 'tick' } as const;
const questions = someQuestions(3);

test('a paper without questions is refused', () => {
  expect(() => start(exam, wholePaper([]), 0)).toThrow(RangeError);
});

test('hours away count as one expiry: the question locks, and the next one starts with its full time', () => {
  const attempt = start(exam, wholePaper(questions), 0);
  const hours = 5 * 3_600_000;
  const locked = step(attempt, tick, hours);
  expect(locked).toMatchObject({ phase: 'revealed', index: 0 });
  const next = step(locked, tick, hours + hours);
  expect(next).toMatchObject({ phase: 'answering', index: 1 });
  expect(timedView(next, hours + hours).secondsLeft).toBe(30);
});

test('a clock set back never gives more than the full time of a question', () => {
  const attempt = start(exam, wholePaper(questions), 1_000_000);
  const setBack = step(attempt, tick, 400_000);
  expect(timedView(setBack, 400_000).secondsLeft).toBe(30);
  expect(step(setBack, tick, 430_000).phase).toBe('revealed');
});

test('a clock set back during a reveal does not hold the student there', () => {
  const chosen = step(start(exam, wholePaper(questions), 1_000_000), { type: 'choose', option: 'right 1' }, 1_000_100);
  const revealed = step(chosen, { type: 'next' }, 1_000_200);
  const setBack = step(revealed, tick, 500_000);
  expect(step(setBack, tick, 502_000)).toMatchObject({ phase: 'answering', index: 1, score: 1 });
});

test('an answer that arrives after the time is up does not count, even before any tick', () => {
  const attempt = start(exam, wholePaper(questions), 0);
  const chosen = step(attempt, { type: 'choose', option: 'right 1' }, 29_999);
  expect(step(chosen, { type: 'next' }, 30_000)).toMatchObject({ phase: 'revealed', score: 0 });
});

test('a locked question cannot be answered again', () => {
  const attempt = start(exam, wholePaper(questions), 0);
  const locked = step(step(attempt, { type: 'choose', option: 'wrong 1a' }, 10), { type: 'next' }, 20);
  expect(step(locked, { type: 'choose', option: 'right 1' }, 30)).toBe(locked);
  expect(step(locked, { type: 'next' }, 40)).toBe(locked);
});

test('a text that is no option of the question cannot be chosen', () => {
  const attempt = start(exam, wholePaper(questions), 0);
  expect(step(attempt, { type: 'choose', option: 'right 2' }, 10)).toBe(attempt);
});

test('a question whose answer matches no option can be attempted, is never right, and shows no right option', () => {
  const broken = { id: 9, category: 'physics', question: 'Which?', options: ['a', 'b', 'c'], answer: '' };
  const chosen = step(start(exam, wholePaper([broken]), 0), { type: 'choose', option: 'a' }, 1);
  const revealed = step(chosen, { type: 'next' }, 2);
  expect(revealed).toMatchObject({ phase: 'revealed', score: 0 });
  expect(timedView(revealed, 2).options.map((option) => option.mark)).toEqual(['wrong', 'locked', 'locked']);
});

test('an option must equal the answer exactly: no trimming, no folding of case', () => {
  const question = { id: 1, category: 'x', question: 'Which?', options: ['Water', 'water ', 'water'], answer: 'water' };
  const after = (option: string) =>
    step(step(start(exam, wholePaper([question]), 0), { type: 'choose', option }, 1), { type: 'next' }, 2).score;
  expect([after('Water'), after('water '), after('water')]).toEqual([0, 0, 1]);
});
