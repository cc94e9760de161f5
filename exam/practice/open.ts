import { start, type PracticeAttempt, type Exam } from './attempt.ts';
import { formatOf, type Quotas } from './formats.ts';
import { drawPaper, paperOfCategories, setPaper, wholePaper, type CategoryQuestions, type Paper } from './paper.ts';
import { shuffle, type RandomSource } from '#exam/random.ts';
import type { Question } from '#exam/question.ts';
import { restore } from './stored-attempt.ts';
import type { StoredValues } from './parse-stored.ts';

/** What a screen has loaded for its paper: the pool or the whole list, or one set of several. */
export interface Bank {
  readonly questions: readonly Question[];
  readonly setIndex?: number;
  /** The draw, if the server made it. A fresh paper is then this one. */
  readonly categoryQuestions?: CategoryQuestions;
}

/**
 * The attempt under way in storage, as it was stored. Null when storage holds no sensible attempt at this exam, or an
 * ended one: that is not opened again.
 */
export function attemptUnderWay(exam: Exam, bank: Bank, stored: StoredValues): PracticeAttempt | null {
  return stored.exam?.ended ? null : storedAttempt(exam, bank, stored);
}

/** A fresh attempt. `now` in ms. Throws a RangeError when there is no question at all. */
export function startAttempt(exam: Exam, bank: Bank, random: RandomSource, now: number): PracticeAttempt {
  return start(exam, freshPaper(exam, bank, random), now);
}

/** The attempt at this exam that storage holds, under way or ended, as it was stored; null without one. */
export function storedAttempt(exam: Exam, bank: Bank, stored: StoredValues): PracticeAttempt | null {
  const paper = storedPaper(exam, bank, stored);
  return paper && restore(exam, paper, stored);
}

/**
 * The attempt after another tab has changed it. Null when that tab has turned to another exam; then this attempt goes
 * on in memory.
 *
 * Keys arrive one by one: the index can be new while the rest is still old. So the key `exam` alone says where the
 * attempt stands. The paper is read only when another attempt has begun, which stores the paper first. A value by hand
 * or from an earlier version lacks the copies of the other keys. Then those keys are read too.
 */
export function follow(attempt: PracticeAttempt, bank: Bank, stored: StoredValues): PracticeAttempt | null {
  const { exam } = attempt;
  const own = stored.exam;
  if (own?.id !== exam.id) return null;
  const whole: StoredValues = {
    ...stored,
    currentQuestionIndex: own.currentQuestionIndex ?? stored.currentQuestionIndex,
    startTime: own.startTime ?? stored.startTime,
    score: own.score ?? stored.score,
  };
  return own.beganAt === attempt.beganAt ? restore(exam, attempt.paper, whole) : storedAttempt(exam, bank, whole);
}

/**
 * Which sets can be loaded, counted from 0. With an attempt under way this is its set alone. Otherwise it is all sets
 * in random order, and the first one is to be taken.
 */
export function setChoices(exam: Exam, sets: number, stored: StoredValues, random: RandomSource): number[] {
  const kept = stored.exam?.id === exam.id && !stored.exam.ended ? stored.setIndex : undefined;
  return kept !== undefined && kept < sets ? [kept] : shuffle([...Array(sets).keys()], random);
}

/**
 * Whether a bank with a single paper serves a screen that opens now. It does not when storage has another paper under
 * way.
 */
export function servesNow(exam: Exam, bank: Bank, stored: StoredValues): boolean {
  const { paper } = formatOf(exam.format);
  return paper.kind === 'set'
    ? setChoices(exam, paper.sets, stored, () => 0).includes(bank.setIndex ?? -1)
    : attemptUnderWay(exam, bank, stored) === null;
}

/** The paper of the stored attempt at this exam, or null when storage holds no paper that fits. */
function storedPaper(exam: Exam, bank: Bank, stored: StoredValues): Paper | null {
  if (stored.exam?.id !== exam.id) return null;
  const { paper } = formatOf(exam.format);
  switch (paper.kind) {
    case 'whole':
      return bank.questions.length > 0 ? wholePaper(bank.questions) : null;
    case 'set':
      return stored.setIndex === undefined || stored.setIndex !== bank.setIndex
        ? null
        : setPaper(stored.setIndex, bank.questions);
    case 'quotas':
      return stored.categoryQuestions === undefined ? null : storedDraw(paper.quotas, stored.categoryQuestions);
  }
}

function storedDraw(quotas: Quotas, stored: CategoryQuestions): Paper | null {
  const drawn = paperOfCategories(quotas, stored);
  const withinQuotas = quotas.every(([category, count]) => (stored[category]?.length ?? 0) <= count);
  const noOthers = Object.keys(stored).every((category) => quotas.some(([name]) => name === category));
  return withinQuotas && noOthers && drawn.questions.length > 0 ? drawn : null;
}

function freshPaper(exam: Exam, bank: Bank, random: RandomSource): Paper {
  const { paper } = formatOf(exam.format);
  switch (paper.kind) {
    case 'whole':
      return wholePaper(bank.questions);
    case 'set':
      return setPaper(bank.setIndex ?? 0, bank.questions);
    case 'quotas':
      return bank.categoryQuestions === undefined
        ? drawPaper(paper.quotas, bank.questions, random)
        : paperOfCategories(paper.quotas, bank.categoryQuestions);
  }
}
