import { start, type Attempt, type Exam } from './attempt.ts';
import { formatOf, type Quotas } from './formats.ts';
import { drawPaper, paperOfCategories, setPaper, wholePaper, type CategoryQuestions, type Paper } from './paper.ts';
import { shuffle, type Random } from '#exam/random.ts';
import type { Question } from '#exam/question.ts';
import { resume } from './stored-attempt.ts';
import type { Stored } from './stored-keys.ts';

/** What a screen has loaded to make its paper from: the pool or the whole list, or one set of several. */
export interface Bank {
  readonly questions: readonly Question[];
  readonly setIndex?: number;
  /** Names of the parts of the pool, where the questions are not the whole. */
  readonly drawnFrom?: readonly string[];
}

/**
 * The attempt a screen opens with: the one under way in storage if it is this exam's and makes sense, otherwise a
 * fresh one. An attempt that had its end is not opened again; one whose end has come since it was stored opens ended.
 * `now` in ms. Throws a RangeError when there is no question at all.
 */
export function openAttempt(exam: Exam, bank: Bank, stored: Stored, random: Random, now: number): Attempt {
  const paper = storedPaper(exam, bank, stored);
  const attempt = paper && resume(exam, paper, stored, now);
  if (attempt && !stored.exam?.ended) return attempt;
  return start(exam, freshPaper(exam, bank, random), now);
}

/** Follows what another tab has stored for this exam; null when that is no longer this exam. `now` in ms. */
export function followStored(exam: Exam, bank: Bank, stored: Stored, now: number): Attempt | null {
  const paper = storedPaper(exam, bank, stored);
  return paper && resume(exam, paper, stored, now);
}

/**
 * Which sets can be loaded: the one under way in storage alone, otherwise all in random order, of which the first is the
 * one to take. Sets count from 0.
 */
export function setChoices(exam: Exam, sets: number, stored: Stored, random: Random): number[] {
  const kept = stored.exam?.id === exam.id && !stored.exam.ended ? stored.setIndex : undefined;
  return kept !== undefined && kept < sets ? [kept] : shuffle([...Array(sets).keys()], random);
}

/** The parts of the pool that the stored attempt at this exam, under way or `ended`, was drawn from; null when it tells none. */
export function drawnFromOf(exam: Exam, stored: Stored, ended: boolean): readonly string[] | null {
  const own = stored.exam;
  return own?.id === exam.id && own.ended === ended ? (own.drawnFrom ?? null) : null;
}

/** The paper of the stored attempt at this exam, or null when storage holds none that fits. */
export function storedPaper(exam: Exam, bank: Bank, stored: Stored): Paper | null {
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
      return stored.categoryQuestions === undefined
        ? null
        : storedDraw(paper.quotas, stored.categoryQuestions, stored.exam.drawnFrom);
  }
}

function storedDraw(quotas: Quotas, stored: CategoryQuestions, from: Paper['drawnFrom']): Paper | null {
  const drawn = drawnPaper(paperOfCategories(quotas, stored), from);
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
      return drawnPaper(drawPaper(paper.quotas, bank.questions, random), bank.drawnFrom);
  }
}

function drawnPaper(paper: Paper, drawnFrom: Paper['drawnFrom']): Paper {
  return drawnFrom === undefined ? paper : { ...paper, drawnFrom };
}
