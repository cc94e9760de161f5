import { start, type Attempt, type Exam } from './attempt.ts';
import { formatOf, type Quotas } from './formats.ts';
import { drawPaper, paperOfCategories, setPaper, wholePaper, type CategoryQuestions, type Paper } from './paper.ts';
import { shuffle, type Random } from '#exam/random.ts';
import type { Question } from '#exam/question.ts';
import { restore } from './stored-attempt.ts';
import type { Stored } from './parse-stored.ts';

/** What a screen has loaded to make its paper from: the pool or the whole list, or one set of several. */
export interface Bank {
  readonly questions: readonly Question[];
  readonly setIndex?: number;
}

/**
 * The attempt that is under way in storage, as it was stored; null when storage holds none of this exam that makes
 * sense, or one that has ended: that is not opened again.
 */
export function attemptUnderWay(exam: Exam, bank: Bank, stored: Stored): Attempt | null {
  return stored.exam?.ended ? null : storedAttempt(exam, bank, stored);
}

/** A fresh attempt. `now` in ms. Throws a RangeError when there is no question at all. */
export function startAttempt(exam: Exam, bank: Bank, random: Random, now: number): Attempt {
  return start(exam, freshPaper(exam, bank, random), now);
}

/** The attempt at this exam that storage holds, under way or ended, as it was stored; null when it holds none. */
export function storedAttempt(exam: Exam, bank: Bank, stored: Stored): Attempt | null {
  const paper = storedPaper(exam, bank, stored);
  return paper && restore(exam, paper, stored);
}

/**
 * What another tab has made of an exam; null when it has turned to another exam, and this one goes on in memory.
 *
 * Keys arrive one by one: the index can be the other tab's already while the rest is still what was there before. So the
 * key `exam` alone says where the attempt stands, and the paper is looked at only when another attempt has begun, which
 * stores it first. A value without its copies of the other keys, from a hand or an earlier version, is read with them.
 */
export function follow(attempt: Attempt, bank: Bank, stored: Stored): Attempt | null {
  const { exam } = attempt;
  const own = stored.exam;
  if (own?.id !== exam.id) return null;
  const whole: Stored = {
    ...stored,
    currentQuestionIndex: own.currentQuestionIndex ?? stored.currentQuestionIndex,
    startTime: own.startTime ?? stored.startTime,
    score: own.score ?? stored.score,
  };
  return own.beganAt === attempt.beganAt ? restore(exam, attempt.paper, whole) : storedAttempt(exam, bank, whole);
}

/**
 * Which sets can be loaded: the one under way in storage alone, otherwise all in random order, of which the first is the
 * one to take. Sets count from 0.
 */
export function setChoices(exam: Exam, sets: number, stored: Stored, random: Random): number[] {
  const kept = stored.exam?.id === exam.id && !stored.exam.ended ? stored.setIndex : undefined;
  return kept !== undefined && kept < sets ? [kept] : shuffle([...Array(sets).keys()], random);
}

/** The paper of the stored attempt at this exam, or null when storage holds none that fits. */
function storedPaper(exam: Exam, bank: Bank, stored: Stored): Paper | null {
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

function freshPaper(exam: Exam, bank: Bank, random: Random): Paper {
  const { paper } = formatOf(exam.format);
  switch (paper.kind) {
    case 'whole':
      return wholePaper(bank.questions);
    case 'set':
      return setPaper(bank.setIndex ?? 0, bank.questions);
    case 'quotas':
      return drawPaper(paper.quotas, bank.questions, random);
  }
}
