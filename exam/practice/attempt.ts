import { formatOf, type Format, type FormatName } from './formats.ts';
import { mark, type Mark } from './mark.ts';
import type { Paper } from './paper.ts';
import { keyOf } from '#exam/item.ts';
import type { Question } from '#exam/question.ts';

/** The exam that an attempt belongs to. `id` tells exams of one format apart: 'year-quiz/2074', 'year-quiz/2075'. */
export interface Exam {
  readonly id: string;
  readonly format: FormatName;
}

/** The outcome of a marked question. 'missed': the time was up before an answer was submitted. */
export type Outcome = Mark | 'missed';

/** The answer to a settled question. */
export interface Answer {
  /**
   * The chosen option. A missed question has one too, if it was chosen but not submitted in time. Null in formats that
   * record nothing.
   */
  readonly chosen: string | null;
  /** 'answered' replaces 'right' and 'wrong' in formats that mark nothing. */
  readonly outcome: Outcome | 'answered';
}

/**
 * One student's run through one paper. Times are ms since the epoch.
 *
 *   answering ──next, or time up──▶ revealed ──revealMs──▶ answering (next question) … ──▶ ended
 *   answering ──next, or time up──────────────────────────▶ (formats that reveal nothing)
 */
export interface PracticeAttempt {
  readonly exam: Exam;
  readonly paper: Paper;
  /** The question on screen, counted from 0. Once the attempt has ended, it stays on the last question. */
  readonly index: number;
  readonly phase: 'answering' | 'revealed' | 'ended';
  /** When the question on screen was first shown. All remaining time is computed from it. */
  readonly startTime: number;
  /** When the answer was revealed, or when the attempt ended; null while answering. */
  readonly settledAt: number | null;
  /** The option chosen for the question on screen. */
  readonly chosen: string | null;
  /** One entry for each settled question, in order. */
  readonly answers: readonly Answer[];
  /** How long each settled question was answered for, in ms, in order; at most the time that there was. */
  readonly spent: readonly number[];
  readonly score: number;
  readonly beganAt: number;
}

export type ExamEvent =
  | { readonly type: 'choose'; readonly option: string }
  | { readonly type: 'next' }
  | { readonly type: 'tick' };

/**
 * A fresh attempt at the paper's first question. `now` in ms. Throws a RangeError for a paper without questions;
 * screens say so instead of starting.
 */
export function start(exam: Exam, paper: Paper, now: number): PracticeAttempt {
  if (paper.questions.length === 0) throw new RangeError(`The paper of ${exam.id} has no questions.`);
  return {
    exam,
    paper,
    index: 0,
    phase: 'answering',
    startTime: now,
    settledAt: null,
    chosen: null,
    answers: [],
    spent: [],
    score: 0,
    beganAt: now,
  };
}

/**
 * The attempt after an event at `now` (ms). Time passes first, so a late event meets the attempt as the clock has left
 * it. One step lets at most one thing expire, however much time has passed: a long absence is one expiry. Returns the
 * same object when nothing changes.
 */
export function step(attempt: PracticeAttempt, event: ExamEvent, now: number): PracticeAttempt {
  const current = letTimePass(attempt, now);
  if (current.index !== attempt.index || current.phase !== 'answering') return current;
  switch (event.type) {
    case 'tick':
      return current;
    case 'choose':
      return questionOf(current).options.includes(event.option) ? { ...current, chosen: event.option } : current;
    case 'next':
      return current.chosen === null ? current : settle(current, true, now);
  }
}

/** The question on screen. */
export function questionOf(attempt: PracticeAttempt): Question {
  const question = attempt.paper.questions[attempt.index];
  if (question === undefined) throw new RangeError(`${attempt.exam.id} has no question at ${attempt.index}.`);
  return question;
}

/**
 * How long the question on screen can still be answered, in ms. For a settled question or an ended attempt, the time
 * that was left then.
 */
export function remainingMs(attempt: PracticeAttempt, now: number): number {
  const elapsed = Math.max(0, (attempt.settledAt ?? now) - attempt.startTime);
  return Math.max(0, rules(attempt).seconds * 1000 - elapsed);
}

/** How long the answer of a revealed question stays on screen, in ms. */
export function revealRemainingMs(attempt: PracticeAttempt, now: number): number {
  const elapsed = Math.max(0, now - (attempt.settledAt ?? now));
  return Math.max(0, (rules(attempt).revealMs ?? 0) - elapsed);
}

function rules(attempt: PracticeAttempt): Format {
  return formatOf(attempt.exam.format);
}

function letTimePass(attempt: PracticeAttempt, now: number): PracticeAttempt {
  switch (attempt.phase) {
    case 'ended':
      return attempt;
    case 'answering':
      // A clock that was set back would add to the question's time, so the time is measured anew from here.
      if (now < attempt.startTime) return { ...attempt, startTime: now };
      return remainingMs(attempt, now) > 0
        ? attempt
        : settle(attempt, rules(attempt).atExpiry === 'choice-counts', now);
    case 'revealed':
      if (attempt.settledAt === null || now < attempt.settledAt) return { ...attempt, settledAt: now };
      return revealRemainingMs(attempt, now) > 0 ? attempt : advance(attempt, now);
  }
}

function settle(attempt: PracticeAttempt, submitted: boolean, now: number): PracticeAttempt {
  const format = rules(attempt);
  const answer = answerOf(attempt, submitted);
  const settled: PracticeAttempt = {
    ...attempt,
    phase: 'revealed',
    settledAt: now,
    answers: [...attempt.answers, answer],
    spent: [...attempt.spent, Math.min(Math.max(0, now - attempt.startTime), format.seconds * 1000)],
    score: attempt.score + (answer.outcome === 'right' ? 1 : 0),
  };
  return format.revealMs === null ? advance(settled, now) : settled;
}

function answerOf(attempt: PracticeAttempt, submitted: boolean): Answer {
  const { scored } = rules(attempt);
  const chosen = scored ? attempt.chosen : null;
  if (!submitted || attempt.chosen === null) return { chosen, outcome: 'missed' };
  return { chosen, outcome: scored ? mark(keyOf(questionOf(attempt)), attempt.chosen) : 'answered' };
}

function advance(attempt: PracticeAttempt, now: number): PracticeAttempt {
  if (attempt.index + 1 >= attempt.paper.questions.length) return { ...attempt, phase: 'ended', settledAt: now };
  return { ...attempt, index: attempt.index + 1, phase: 'answering', startTime: now, settledAt: null, chosen: null };
}
