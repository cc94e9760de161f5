import { expect, it } from 'vitest';
import { aDay, anAttempt, aPlace, november } from '#exam/testing/records.ts';
import { answersOf } from './answers.ts';
import { inPracticeOrder, standingsOf } from './practice-order.ts';

const answered = (question: string, outcome: 'right' | 'wrong' | 'missed', day: number) =>
  anAttempt(`device01-${question}-${day}`, november + day * aDay, [aPlace({ question, outcome })]);
const answers = answersOf([
  answered('known', 'right', 1),
  answered('known before', 'right', 0),
  answered('wrong', 'wrong', 2),
  answered('missed', 'missed', 1),
  answered('learned', 'wrong', 0),
  answered('learned', 'right', 3),
]);
const standings = standingsOf(answers, ({ question }) => question);

it('asks what was never seen, then what was wrong last, then what was once wrong, then what was seen longest ago', () => {
  const keys = ['known', 'learned', 'wrong', 'known before', 'new', 'missed', 'newer'];
  const order = inPracticeOrder(keys, (key) => standings.get(key));
  expect(order).toEqual(['new', 'newer', 'missed', 'wrong', 'learned', 'known before', 'known']);
});

it('has a question as once wrong whatever came later', () => {
  expect(standings.get('learned')).toMatchObject({
    onceWrong: true,
    lastRight: true,
    at: november + 3 * aDay + 10_000,
  });
  expect(standings.get('known')).toMatchObject({ onceWrong: false, lastRight: true });
});

it('leaves out answers without a key', () => {
  expect(standingsOf(answers, () => null).size).toBe(0);
});
