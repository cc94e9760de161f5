import { describe, expect, test } from 'vitest';
import { start, step, type PracticeAttempt, type ExamEvent } from './attempt.ts';
import { formatOf, type FormatName } from './formats.ts';
import { setPaper, wholePaper } from './paper.ts';
import { someQuestions } from '#exam/testing/questions.ts';
import { formatNames } from '#exam/testing/sittings.ts';
import { timedView } from '#exam/testing/timed-view.ts';

const began = 1_000_000_000;

/**
 * Plays moves at so many seconds after the start: '5 right, 6 next'. A move names an option by its kind, or is 'next'
 * or 'look'.
 */
function played(format: FormatName, moves: string): { attempt: PracticeAttempt; now: number } {
  const questions = someQuestions(2);
  const paper = formatOf(format).paper.kind === 'set' ? setPaper(0, questions) : wholePaper(questions);
  let now = began;
  let attempt = start({ id: format, format }, paper, began);
  for (const move of moves.split(', ')) {
    const [seconds, what] = move.split(' ');
    now = began + Number(seconds) * 1000;
    attempt = step(attempt, eventOf(what, attempt.index + 1), now);
  }
  return { attempt, now };
}

function eventOf(what: string | undefined, number: number): ExamEvent {
  if (what === 'next') return { type: 'next' };
  if (what === 'look') return { type: 'tick' };
  return { type: 'choose', option: what === 'right' ? `right ${number}` : `wrong ${number}a` };
}

/**
 * What the student sees then: number, phase and score. Until the end also the seconds left, and what the screen says of
 * the answer.
 */
function seen({ attempt, now }: { attempt: PracticeAttempt; now: number }): string {
  const { number, phase, score, secondsLeft, outcome } = timedView(attempt, now);
  const untilTheEnd = phase === 'ended' ? [] : [secondsLeft, outcome ?? ''];
  return [number, phase, score, ...untilTheEnd].join(' ').trim();
}

type Case = readonly [what: string, moves: string, seen: string];

const setExam: readonly Case[] = [
  ['Next goes on at once, with the full time', '5 right, 6 next', '2 answering 0 60'],
  ['the time runs out and the next question comes at once', '60 look', '2 answering 0 60'],
  ['a millisecond before, it has not', '59.999 look', '1 answering 0 1'],
  ['darkened, not submitted in time', '5 right, 60 look', '2 answering 0 60'],
  ['after the last question comes the end', '1 wrong, 2 next, 3 right, 4 next', '2 ended 0'],
  ['both run out', '60 look, 120 look', '2 ended 0'],
  ['an hour away is one question', '3600 look', '2 answering 0 60'],
];

/** For the practice exams of a minute with two seconds of reveal. */
const minute: readonly Case[] = [
  ['a right answer is shown and scores', '5 right, 6 next', '1 revealed 1 54 right'],
  ['a wrong one is shown and does not', '5 wrong, 6 next', '1 revealed 0 54 wrong'],
  ['the mind changed before Next', '5 wrong, 6 right, 7 next', '1 revealed 1 53 right'],
  ['the mind changed after Next', '5 wrong, 6 next, 7 right, 7.5 next', '1 revealed 0 54 wrong'],
  ['two seconds later the next question comes', '5 right, 6 next, 8 look', '2 answering 1 60'],
  ['the time runs out', '60 look', '1 revealed 0 0 missed'],
  ['darkened, not submitted in time', '5 right, 60 look', '1 revealed 0 0 missed'],
  ['Next at the very end', '5 right, 59.999 next', '1 revealed 1 1 right'],
  ['Next too late', '5 right, 60 next', '1 revealed 0 0 missed'],
  ['an hour away is one question, shown on return', '3600 look', '1 revealed 0 0 missed'],
  ['both right, to the end', '1 right, 2 next, 4 look, 5 right, 6 next, 8 look', '2 ended 2'],
];

const categoryTest: readonly Case[] = [
  ['a right answer is shown and scores', '5 right, 6 next', '1 revealed 1 24 right'],
  ['two seconds later the next question comes', '5 right, 6 next, 8 look', '2 answering 1 30'],
  ['a millisecond before thirty seconds', '29.999 look', '1 answering 0 1'],
  ['the time runs out', '30 look', '1 revealed 0 0 missed'],
  ['darkened, not submitted in time, scores nothing', '5 right, 30 look', '1 revealed 0 0 missed'],
];

const unitQuiz: readonly Case[] = [
  ['a right answer is shown and scores', '5 right, 6 next', '1 revealed 1 24 right'],
  ['a second later the next question comes', '5 wrong, 6 next, 7 look', '2 answering 0 30'],
  ['the time runs out with nothing chosen', '30 look', '1 revealed 0 0 missed'],
  ['what is chosen when the time runs out is checked', '5 right, 30 look', '1 revealed 1 0 right'],
  ['so is a wrong choice', '5 wrong, 30 look', '1 revealed 0 0 wrong'],
  ['Next with nothing chosen does nothing', '5 next', '1 answering 0 25'],
  ['the end', '30 look, 31 look, 32 right, 33 next, 34 look', '2 ended 1'],
];

/** docs/specification.md, sections 4 and 9, worked through by hand. */
const cases: Readonly<Record<FormatName, readonly Case[]>> = {
  'science-exam': setExam,
  'management-exam': setExam,
  'category-test': categoryTest,
  'entrance-quiz': minute,
  'year-quiz': minute,
  'topic-practice': minute,
  'unit-quiz': unitQuiz,
  'mcq-practice': minute,
};

describe.each(formatNames)('%s', (format) => {
  test.each(cases[format])('%s', (_, moves, expected) => {
    expect(seen(played(format, moves))).toBe(expected);
  });
});
