import { describe, expect, test } from 'vitest';
import { start, step, type PracticeAttempt, type Exam } from './attempt.ts';
import { drawPaper, setPaper, wholePaper } from './paper.ts';
import { attemptUnderWay, setChoices, startAttempt, type Bank } from './open.ts';
import { parseStored, type StoredValues } from './parse-stored.ts';
import { formats } from './formats.ts';
import { store } from './stored-attempt.ts';
import { resume } from '#exam/testing/resume.ts';
import { aQuestion, someQuestions } from '#exam/testing/questions.ts';
import type { RandomSource } from '#exam/random.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { throughStorage } from '#exam/testing/storage.ts';

const exam = { id: 'year-quiz/2074', format: 'year-quiz' } as const;
const paper = wholePaper(someQuestions(3));
const random = seededRandom(1);

/** Opens a screen: the attempt under way, with the time that has passed, or a fresh one. */
function openAttempt(of: Exam, bank: Bank, stored: StoredValues, chance: RandomSource, now: number): PracticeAttempt {
  const underWay = attemptUnderWay(of, bank, stored);
  return underWay ? step(underWay, { type: 'tick' }, now) : startAttempt(of, bank, chance, now);
}

function play(attempt: PracticeAttempt, ...events: [event: string, now: number][]): PracticeAttempt {
  return events.reduce((current, [event, now]) => {
    if (event === 'tick' || event === 'next') return step(current, { type: event }, now);
    return step(current, { type: 'choose', option: event }, now);
  }, attempt);
}

const fresh = start(exam, paper, 1000);
const darkened = play(fresh, ['right 1', 2000]);
const revealed = play(darkened, ['next', 3000]);
const second = play(revealed, ['tick', 5000]);
const ended = play(second, ['right 2', 5001], ['next', 5002], ['tick', 7002], ['tick', 67_002], ['tick', 69_002]);

test.each([
  ['just begun', fresh, 1500],
  ['an option darkened, not yet submitted', darkened, 2500],
  ['during a reveal', revealed, 4000],
  ['on the next question', second, 6000],
])('a reload %s finds the attempt as it was', (_, attempt, now) => {
  expect(resume(exam, paper, throughStorage(store(attempt, now)), now)).toEqual(attempt);
});

test('a reload during the reveal scores once, and goes on when the delay is over', () => {
  const stored = throughStorage(store(revealed, 4000));
  const resumed = resume(exam, paper, stored, 4999);
  expect(resumed).toMatchObject({ phase: 'revealed', index: 0, score: 1 });
  expect(resume(exam, paper, stored, 5000)).toMatchObject({ phase: 'answering', index: 1, score: 1 });
});

test('one reload after a long absence is one expiry', () => {
  const stored = throughStorage(store(second, 5000));
  const back = resume(exam, paper, stored, 5_000_000);
  expect(back).toMatchObject({ phase: 'revealed', index: 1, score: 1, settledAt: 5_000_000 });
});

test('an exam that reveals nothing is one question further after an absence, with its full time', () => {
  const science = { id: 'science-exam', format: 'science-exam' } as const;
  const sitting = start(science, setPaper(2, paper.questions), 0);
  const back = resume(science, sitting.paper, throughStorage(store(sitting, 0)), 9_000_000);
  expect(back).toMatchObject({ phase: 'answering', index: 1, startTime: 9_000_000 });
});

test('a reload after the end of the last reveal, or of the last question where nothing is revealed, finds the end', () => {
  const lastRevealed = play(
    second,
    ['right 2', 5001],
    ['next', 5002],
    ['tick', 7002],
    ['right 3', 7003],
    ['next', 7004],
  );
  const back = openAttempt(exam, paper, throughStorage(store(lastRevealed, 7004)), random, 9004);
  expect(back).toMatchObject({ phase: 'ended', score: 3 });
  expect(store(back, 9004)).toMatchObject({ finalScore: 3, totalQuestions: 3 });
  const science = { id: 'science-exam', format: 'science-exam' } as const;
  const sitting = start(science, setPaper(1, [aQuestion(1)]), 0);
  const bank = { questions: sitting.paper.questions, setIndex: 1 };
  expect(openAttempt(science, bank, throughStorage(store(sitting, 0)), random, 60_000).phase).toBe('ended');
});

test('the stored values have the names and shapes of the specification', () => {
  expect(store(second, 6000)).toEqual({
    setIndex: undefined,
    currentQuestionIndex: 1,
    startTime: 5000,
    selectedOptions: { '1': 'right 1' },
    categoryQuestions: undefined,
    remainingTime: 59,
    score: 1,
    finalScore: undefined,
    totalQuestions: undefined,
    exam: {
      id: exam.id,
      beganAt: 1000,
      chosen: ['right 1', null],
      late: [],
      spent: [2000],
      settledAt: null,
      ended: false,
      currentQuestionIndex: 1,
      startTime: 5000,
      score: 1,
      total: 3,
    },
  });
  expect(store(ended, 70_000)).toMatchObject({ finalScore: 2, totalQuestions: 3, score: 2 });
  expect(store(ended, 70_000).currentQuestionIndex).toBeUndefined();
});

test('the final score is stored when the last question is locked, not when it has gone by', () => {
  const lastLocked = play(second, ['right 2', 5001], ['next', 5002], ['tick', 7002], ['right 3', 7003], ['next', 7004]);
  expect(lastLocked.phase).toBe('revealed');
  expect(store(lastLocked, 7004)).toMatchObject({ finalScore: 3, totalQuestions: 3, currentQuestionIndex: 2 });
});

test('an exam that records nothing stores no options and no score', () => {
  const science = { id: 'science-exam', format: 'science-exam' } as const;
  const sitting = play(start(science, setPaper(3, paper.questions), 0), ['right 1', 1], ['next', 2]);
  expect(store(sitting, 2)).toMatchObject({ setIndex: 3, currentQuestionIndex: 1, startTime: 2 });
  expect(store(sitting, 2)).toMatchObject({ selectedOptions: undefined, score: undefined, finalScore: undefined });
});

describe('what does not belong here is dropped, with a fresh start', () => {
  const good = store(second, 6000);
  const opens = (values: object) =>
    openAttempt(exam, { questions: paper.questions }, throughStorage(values), random, 6000);

  test('the good values are resumed', () => {
    expect(opens(good)).toMatchObject({ index: 1, score: 1 });
  });

  test.each<[string, object]>([
    ['nothing stored', {}],
    ["another year's state", { ...good, exam: { ...good.exam, id: 'year-quiz/2075' } }],
    ['values without an owner', { ...good, exam: undefined }],
    ['a broken owner', { ...good, exam: 'year-quiz/2074' }],
    ['an index past the paper', { ...good, currentQuestionIndex: 3 }],
    ['an index that is no number', { ...good, currentQuestionIndex: '1' }],
    ['a negative index', { ...good, currentQuestionIndex: -1 }],
    ['no start time', { ...good, startTime: undefined }],
    ['a start time that is no number', { ...good, startTime: 'yesterday' }],
    ['more points than questions answered', { ...good, score: 2 }],
    ['no score, though a question is answered', { ...good, score: undefined }],
    ['an owner that began after the last date', { ...good, exam: { ...good.exam, beganAt: 9e15 } }],
    ['an attempt that has ended', store(ended, 70_000)],
  ])('%s', (_, values) => {
    expect(opens(values)).toEqual(start(exam, paper, 6000));
  });

  const unreadable = ['{', 'NaN', '', 'null', '"1"', '-1', '0.5', '1e308', '[]', '{"1":2}'];
  const readBack = ['setIndex', 'currentQuestionIndex', 'startTime', 'selectedOptions', 'categoryQuestions', 'score'];
  const allOf = [...readBack, 'exam'].flatMap((key) => unreadable.map((text) => [key, text] as const));
  test.each(allOf)('%s alone holds %j', (key, text) => {
    const texts = new Map(Object.entries(good).map(([name, value]) => [name, JSON.stringify(value)]));
    const stored = parseStored((name) => (name === key ? text : (texts.get(name) ?? null)));
    const bank = { questions: paper.questions };
    expect(openAttempt(exam, bank, stored, random, 6000)).toEqual(start(exam, paper, 6000));
  });

  test('what is never read back, or read by the result alone, changes nothing', () => {
    const odd = { ...good, remainingTime: 'NaN', finalScore: -1, totalQuestions: {} };
    expect(opens(odd)).toMatchObject({ index: 1, score: 1 });
  });

  test('between `exam` and the first score, which is written after it, a tab that opens finds the attempt', () => {
    const { score, ...rest } = store(darkened, 2500);
    expect(score).toBe(0);
    expect(opens(rest)).toMatchObject({ index: 0, score: 0, chosen: 'right 1' });
  });

  test('an option that the question does not have is forgotten, the rest is kept', () => {
    const odd = { ...good, exam: { ...good.exam, chosen: ['right 1', 'no such option'] } };
    expect(opens(odd)).toMatchObject({ index: 1, chosen: null, score: 1 });
  });
});

test('a drawn paper comes back in its drawn order; an altered one that breaks the quotas is drawn anew', () => {
  const category = { id: 'category-test', format: 'category-test' } as const;
  const { quotas } = formats['category-test'].paper;
  const pool = quotas.flatMap(([name, count], block) => someQuestions(count + 5, name, block * 100));
  const drawn = drawPaper(quotas, pool, seededRandom(5));
  const attempt = play(start(category, drawn, 0), ['tick', 1]);
  const bank = { questions: pool };
  expect(openAttempt(category, bank, throughStorage(store(attempt, 1)), random, 1)).toEqual(attempt);
  const tooMany = { ...store(attempt, 1), categoryQuestions: { gk: someQuestions(11, 'gk') } };
  expect(openAttempt(category, bank, throughStorage(tooMany), random, 1).paper.questions).toHaveLength(100);
  const foreign = { ...store(attempt, 1), categoryQuestions: { astrology: someQuestions(3, 'astrology') } };
  expect(openAttempt(category, bank, throughStorage(foreign), random, 1).paper.questions).toHaveLength(100);
});

test('a set stays the set that was picked; one that does not exist is picked anew', () => {
  const science = { id: 'science-exam', format: 'science-exam' } as const;
  const sitting = store(start(science, setPaper(3, paper.questions), 0), 0);
  expect(setChoices(science, 4, throughStorage(sitting), () => 0)).toEqual([3]);
  expect(setChoices(science, 4, throughStorage({ ...sitting, setIndex: 7 }), () => 0)).toHaveLength(4);
  expect(setChoices(science, 4, throughStorage({}), () => 0.99)).toEqual([0, 1, 2, 3]);
  const management = { id: 'management-exam', format: 'management-exam' } as const;
  expect(setChoices(management, 2, throughStorage(sitting), () => 0.4)).toEqual([1, 0]);
});

test('two questions with one id keep their own answers, across a reload too', () => {
  const twins = wholePaper([aQuestion(500), { ...aQuestion(500), options: ['right 500', 'other'] }, aQuestion(3)]);
  const first = play(start(exam, twins, 0), ['right 500', 1], ['next', 2], ['tick', 2002]);
  expect(first).toMatchObject({ index: 1, chosen: null });
  const reloaded = resume(exam, twins, throughStorage(store(first, 2002)), 2002);
  expect(reloaded).toMatchObject({ index: 1, chosen: null });
  const both = play(first, ['other', 2003], ['next', 2004]);
  const again = resume(exam, twins, throughStorage(store(both, 2004)), 2004);
  expect(again?.answers.map((answer) => answer.chosen)).toEqual(['right 500', 'other']);
});

test('an index that was moved by hand is believed, and no answer is shown there that was revealed elsewhere', () => {
  const moved = { ...store(revealed, 3000), currentQuestionIndex: 2 };
  expect(resume(exam, paper, throughStorage(moved), 3500)).toMatchObject({ index: 2, phase: 'answering' });
});

test('what ran out of time in an exam that marks nothing is still known after a reload', () => {
  const science = { id: 'science-exam', format: 'science-exam' } as const;
  const sitting = play(start(science, setPaper(2, paper.questions), 0), ['right 1', 1], ['next', 2], ['tick', 60_002]);
  const stored = store(sitting, 60_002);
  expect(stored.exam).toMatchObject({ chosen: [], late: [1] });
  expect(resume(science, sitting.paper, throughStorage(stored), 60_002)).toEqual(sitting);
});

test('the stored map is asked where the list by place does not reach, and tells a second twin nothing', () => {
  const twins = wholePaper([aQuestion(500), aQuestion(500), aQuestion(3)]);
  const first = play(start(exam, twins, 0), ['right 500', 1], ['next', 2], ['tick', 2002]);
  const stored = store(first, 2002);
  const short = { ...stored, exam: { ...stored.exam, chosen: [] } };
  const back = resume(exam, twins, throughStorage(short), 2002);
  expect(back).toMatchObject({ index: 1, chosen: null, answers: [{ chosen: 'right 500', outcome: 'right' }] });
});

test('a choice whose option the bank no longer has is forgotten: that question counts as without an answer', () => {
  const edited = wholePaper([{ ...aQuestion(1), options: ['a', 'b', 'c'], answer: 'a' }, ...someQuestions(2, 'gk', 2)]);
  const back = resume(exam, edited, throughStorage(store(second, 6000)), 6000);
  expect(back?.answers).toEqual([{ chosen: null, outcome: 'missed' }]);
});

test('a paper that fits another exam finds nothing of it', () => {
  const stored = throughStorage(store(second, 6000));
  expect(resume({ id: 'year-quiz/2075', format: 'year-quiz' }, paper, stored, 6000)).toBeNull();
});

test('a score that another exam has left says nothing of one that is not scored', () => {
  const science = { id: 'science-exam', format: 'science-exam' } as const;
  const sitting = start(science, setPaper(2, paper.questions), 0);
  const stored = throughStorage({ ...store(sitting, 0), score: 41 });
  expect(resume(science, sitting.paper, stored, 1)).toEqual(sitting);
});
