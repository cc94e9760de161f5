import { describe, expect, test } from 'vitest';
import { start, step, type PracticeAttempt } from './attempt.ts';
import { formatOf, formats, type FormatName } from './formats.ts';
import { setPaper, wholePaper } from './paper.ts';
import { store } from './stored-attempt.ts';
import { someQuestions, wrongOptionOf } from '#exam/testing/questions.ts';
import { timedView } from '#exam/testing/timed-view.ts';

const questions = someQuestions(3);
const began = 1_000_000;

function begin(format: FormatName): PracticeAttempt {
  const paper = formatOf(format).paper.kind === 'set' ? setPaper(1, questions) : wholePaper(questions);
  return start({ id: format, format }, paper, began);
}

function answer(attempt: PracticeAttempt, option: string, now: number): PracticeAttempt {
  return step(step(attempt, { type: 'choose', option }, now), { type: 'next' }, now);
}

const tick = { type: 'tick' } as const;

/** What docs/specification.md, sections 4 and 9, says of each timed screen, written out once more by hand. */
const said: Record<FormatName, { seconds: number; revealMs: number | null; scored: boolean; endsAt: string | null }> = {
  'science-exam': { seconds: 60, revealMs: null, scored: false, endsAt: '/thankyou' },
  'management-exam': { seconds: 60, revealMs: null, scored: false, endsAt: '/thankyou' },
  'category-test': { seconds: 30, revealMs: 2000, scored: true, endsAt: '/result' },
  'entrance-quiz': { seconds: 60, revealMs: 2000, scored: true, endsAt: '/result' },
  'year-quiz': { seconds: 60, revealMs: 2000, scored: true, endsAt: '/result' },
  'topic-practice': { seconds: 60, revealMs: 2000, scored: true, endsAt: '/result' },
  'unit-quiz': { seconds: 30, revealMs: 1000, scored: true, endsAt: null },
  'mcq-practice': { seconds: 60, revealMs: 2000, scored: true, endsAt: '/result' },
};

describe.each(Object.entries(said))('%s', (name, row) => {
  const format = name as FormatName;
  const timeUp = began + row.seconds * 1000;
  const right = 'right 1';

  test('has the time, the delay and the end that the specification gives it', () => {
    expect(formats[format]).toMatchObject(row);
  });

  test('the first question can be answered up to its last millisecond', () => {
    const attempt = begin(format);
    expect(timedView(attempt, began)).toMatchObject({
      number: 1,
      total: 3,
      secondsLeft: row.seconds,
      nextEnabled: false,
    });
    expect(step(attempt, tick, timeUp - 1)).toBe(attempt);
    expect(timedView(attempt, timeUp - 1)).toMatchObject({ phase: 'answering', secondsLeft: 1 });
  });

  test('Next does nothing until an option is chosen', () => {
    const attempt = begin(format);
    expect(step(attempt, { type: 'next' }, began + 5)).toBe(attempt);
    const chosen = step(attempt, { type: 'choose', option: right }, began + 5);
    expect(timedView(chosen, began + 5).nextEnabled).toBe(true);
  });

  test('a submitted answer is shown for exactly the delay, or not at all', () => {
    const answered = answer(begin(format), right, began + 5000);
    if (row.revealMs === null) {
      expect(answered).toMatchObject({ phase: 'answering', index: 1, startTime: began + 5000, chosen: null });
      return;
    }
    expect(answered).toMatchObject({ phase: 'revealed', index: 0, score: 1 });
    const due = began + 5000 + row.revealMs;
    expect(step(answered, tick, due - 1)).toBe(answered);
    expect(step(answered, tick, due)).toMatchObject({ phase: 'answering', index: 1, startTime: due, chosen: null });
  });

  test('when the time is up the question locks without a score, or the next one comes', () => {
    const expired = step(begin(format), tick, timeUp);
    if (row.revealMs === null) expect(expired).toMatchObject({ phase: 'answering', index: 1, startTime: timeUp });
    else expect(expired).toMatchObject({ phase: 'revealed', index: 0, score: 0, settledAt: timeUp });
  });

  test('a wrong answer scores nothing', () => {
    const [first] = questions;
    const answered = answer(begin(format), first === undefined ? '' : wrongOptionOf(first), began + 1);
    expect(answered.score).toBe(0);
  });

  test('after the last question the attempt has ended, and what is stored says so', () => {
    let attempt = begin(format);
    let now = began;
    for (const question of questions) {
      attempt = answer(attempt, question.answer, (now += 1000));
      if (row.revealMs !== null) attempt = step(attempt, tick, (now += row.revealMs));
    }
    expect(attempt.phase).toBe('ended');
    const stored = store(attempt, now);
    expect(stored.currentQuestionIndex).toBeUndefined();
    expect(stored.finalScore).toBe(row.scored ? 3 : undefined);
    expect(stored.totalQuestions).toBe(row.scored ? 3 : undefined);
    expect(stored.selectedOptions).toEqual(row.scored ? { '1': 'right 1', '2': 'right 2', '3': 'right 3' } : undefined);
  });
});

test('an option that was only darkened when the time ran out counts in the unit quiz and nowhere else', () => {
  for (const name of Object.keys(formats) as FormatName[]) {
    const chosen = step(begin(name), { type: 'choose', option: 'right 1' }, began + 1);
    const expired = step(chosen, tick, began + formats[name].seconds * 1000);
    expect([name, expired.score]).toEqual([name, name === 'unit-quiz' ? 1 : 0]);
  }
});

test('the quotas are those of the specification', () => {
  expect(formats['category-test'].paper.quotas).toEqual([
    ['english', 20],
    ['physics', 20],
    ['chemistry', 20],
    ['biology', 10],
    ['mathematics', 20],
    ['gk', 10],
  ]);
  expect(formats['entrance-quiz'].paper.quotas).toEqual([
    ['mathematics', 25],
    ['physics', 25],
    ['chemistry', 25],
    ['english', 15],
    ['computer', 10],
  ]);
  expect(formats['science-exam'].paper.sets).toBe(4);
  expect(formats['management-exam'].paper.sets).toBe(2);
});
