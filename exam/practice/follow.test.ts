import { describe, expect, test } from 'vitest';
import { start, step, type PracticeAttempt } from './attempt.ts';
import { attemptUnderWay, follow, startAttempt, storedAttempt } from './open.ts';
import { wholePaper } from './paper.ts';
import { store } from './stored-attempt.ts';
import type { StoredValues } from './parse-stored.ts';
import { someQuestions } from '#exam/testing/questions.ts';
import { resume } from '#exam/testing/resume.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { throughStorage } from '#exam/testing/storage.ts';

const exam = { id: 'year-quiz/2074', format: 'year-quiz' } as const;
const paper = wholePaper(someQuestions(3));

function answered(attempt: PracticeAttempt, option: string, now: number): PracticeAttempt {
  return step(step(attempt, { type: 'choose', option }, now), { type: 'next' }, now);
}

const fresh = start(exam, paper, 1000);
const darkened = step(fresh, { type: 'choose', option: 'right 1' }, 2000);
const revealed = step(darkened, { type: 'next' }, 3000);
const second = step(revealed, { type: 'tick' }, 5000);
const third = step(answered(second, 'right 2', 5002), { type: 'tick' }, 7002);
const ended = step(answered(third, 'wrong 3a', 67_001), { type: 'tick' }, 69_002);

describe('another tab follows', () => {
  const bank = { questions: paper.questions };

  test('the ended attempt is seen as ended, not started again', () => {
    expect(storedAttempt(exam, bank, throughStorage(store(ended, 69_002)))).toEqual(ended);
    expect(follow(second, bank, throughStorage(store(ended, 69_002)))).toEqual(ended);
  });

  test('nothing stored, or another exam, is not followed', () => {
    expect(follow(second, bank, throughStorage({}))).toBeNull();
    const other = { ...store(ended, 70_000), exam: { ...store(ended, 70_000).exam, id: 'year-quiz/2075' } };
    expect(follow(second, bank, throughStorage(other))).toBeNull();
  });

  test('a value that has come before the others says alone where the attempt stands', () => {
    const half = { ...store(fresh, 1000), exam: store(second, 5000).exam };
    expect(follow(fresh, bank, throughStorage(half))).toEqual(second);
  });

  test('other values that have come before it change nothing', () => {
    const half = { ...store(second, 5000), exam: store(revealed, 3000).exam };
    expect(follow(revealed, bank, throughStorage(half))).toEqual(revealed);
  });

  test('a value without the others in it, as an earlier version wrote it, is read with them', () => {
    const { currentQuestionIndex: _, startTime: _time, score: _score, ...bare } = store(second, 5000).exam ?? {};
    expect(follow(fresh, bank, throughStorage({ ...store(second, 5000), exam: bare }))).toEqual(second);
  });

  test('another attempt at the same exam, with its own paper', () => {
    const category = { id: 'category-test', format: 'category-test' } as const;
    const pool = { questions: someQuestions(30, 'english') };
    const before = startAttempt(category, pool, seededRandom(1), 0);
    const again = startAttempt(category, pool, seededRandom(2), 9000);
    expect(again.paper).not.toEqual(before.paper);
    expect(follow(before, pool, throughStorage(store(again, 9000)))).toEqual(again);
  });
});

describe('a tab that opens while another one writes', () => {
  /** What storage holds after the first `count` values of an attempt have overwritten those of another. */
  function halfWritten(before: PracticeAttempt, after: PracticeAttempt, count: number): StoredValues {
    const values: Record<string, unknown> = { ...store(before, 3000) };
    for (const [key, value] of Object.entries(store(after, 5000)).slice(0, count)) values[key] = value;
    return throughStorage(values);
  }
  const counts = Object.keys(store(fresh, 0)).map((_, place) => place);

  test.each(counts)('sees the answer or not yet, after %i values of it', (count) => {
    const opened = attemptUnderWay(exam, { questions: paper.questions }, halfWritten(darkened, revealed, count));
    expect([darkened.phase, revealed.phase]).toContain(opened?.phase);
    expect(opened).toMatchObject({ index: 0, beganAt: 1000, chosen: 'right 1' });
  });

  test.each(counts)('sees the next question with its whole time or not yet, after %i values of it', (count) => {
    const opened = resume(exam, paper, halfWritten(revealed, second, count), 5000);
    expect(opened).toMatchObject({ index: 1, phase: 'answering', startTime: 5000, score: 1 });
  });
});
