import { expect, test } from 'vitest';
import { start, step } from './attempt.ts';
import { setPaper, wholePaper } from './paper.ts';
import { someQuestions } from '#exam/testing/questions.ts';
import { timedView } from '#exam/testing/timed-view.ts';

const questions = someQuestions(4);
const test30 = start({ id: 'category-test', format: 'category-test' }, wholePaper(questions), 0);

test('seconds are rounded up, red from the tenth on, and looked at again when the digit changes', () => {
  expect(timedView(test30, 0)).toMatchObject({ secondsLeft: 30, urgent: false, lookAgainInMs: 1000 });
  expect(timedView(test30, 250)).toMatchObject({ secondsLeft: 30, lookAgainInMs: 750 });
  expect(timedView(test30, 19_999)).toMatchObject({ secondsLeft: 11, urgent: false });
  expect(timedView(test30, 20_000)).toMatchObject({ secondsLeft: 10, urgent: true });
});

test('a revealed question shows the right option, the wrong choice, the stopped clock and when it goes on', () => {
  const chosen = step(test30, { type: 'choose', option: 'wrong 1b' }, 4000);
  const revealed = step(chosen, { type: 'next' }, 12_400);
  expect(timedView(revealed, 13_000)).toMatchObject({
    phase: 'revealed',
    outcome: 'wrong',
    secondsLeft: 18,
    urgent: false,
    nextEnabled: false,
    advanceInMs: 1400,
    lookAgainInMs: 1400,
    options: [{ mark: 'locked' }, { mark: 'right' }, { mark: 'wrong', chosen: true }, { mark: 'locked' }],
  });
});

test('the answer sheet tells right, wrong, missed, current and ahead apart', () => {
  let attempt = test30;
  attempt = step(step(attempt, { type: 'choose', option: 'right 1' }, 1), { type: 'next' }, 1);
  attempt = step(attempt, { type: 'tick' }, 2001);
  attempt = step(step(attempt, { type: 'choose', option: 'wrong 2a' }, 2001), { type: 'next' }, 2001);
  attempt = step(attempt, { type: 'tick' }, 4001);
  attempt = step(attempt, { type: 'tick' }, 34_001);
  attempt = step(attempt, { type: 'tick' }, 36_001);
  expect(timedView(attempt, 36_001).sheet.map((cell) => cell.mark)).toEqual(['right', 'wrong', 'missed', 'now']);
  expect(timedView(attempt, 36_001).sheet.map((cell) => cell.chosenIndex)).toEqual([1, 0, null, null]);
});

test('an exam that marks nothing shows what was answered and what ran out of time, never right or wrong', () => {
  const attempt = start({ id: 'science-exam', format: 'science-exam' }, setPaper(0, questions), 0);
  const second = step(step(attempt, { type: 'choose', option: 'right 1' }, 1), { type: 'next' }, 2);
  const third = step(step(second, { type: 'choose', option: 'right 2' }, 3), { type: 'tick' }, 60_002);
  const { sheet } = timedView(third, 60_002);
  expect(sheet.map((cell) => cell.mark)).toEqual(['answered', 'missed', 'now', 'ahead']);
  expect(sheet.map((cell) => cell.chosenIndex)).toEqual([null, null, null, null]);
});

test('what is shown carries no answer before it is revealed, and none at all where nothing is', () => {
  expect(timedView(test30, 1)).toMatchObject({ key: null, item: { id: 1, place: 0, stem: 'Question 1?' } });
  expect(JSON.stringify(timedView(test30, 1))).not.toContain('answer"');
  const chosen = step(test30, { type: 'choose', option: 'wrong 1a' }, 1);
  expect(timedView(chosen, 1).key).toBeNull();
  expect(timedView(step(chosen, { type: 'next' }, 2), 2).key).toEqual({ right: ['right 1'] });
  const science = start({ id: 'science-exam', format: 'science-exam' }, setPaper(0, questions.slice(0, 1)), 0);
  const ended = step(step(science, { type: 'choose', option: 'wrong 1a' }, 1), { type: 'next' }, 2);
  expect(timedView(ended, 2)).toMatchObject({ phase: 'ended', key: null });
  expect(timedView(ended, 2).options.every(({ mark }) => mark === 'locked')).toBe(true);
});
