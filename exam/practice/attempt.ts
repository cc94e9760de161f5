import { formatOf, type Format, type FormatName } from './formats.ts';
import { mark, type Mark } from './mark.ts';
import type { Paper } from './paper.ts';
import { keyOf } from '#exam/item.ts';
import type { Question } from '#exam/question.ts';

/** Which exam an attempt belongs to. `id` tells exams of one format apart: 'year-quiz/2074', 'year-quiz/2075'. */
export interface Exam {
  readonly id: string;
  readonly format: FormatName;
}

/** What a marked question came to. 'missed': the time was up before an answer was submitted. */
export type Outcome = Mark | 'missed';

/** What became of a settled question. */
export interface Answer {
  /** Set on a missed one too: darkened, but not submitted in time. Null in formats that record nothing. */
  readonly chosen: string | null;
  /** 'answered' takes the place of 'right' and 'wrong' in formats that mark nothing. */
  readonly outcome: Outcome | 'answered';
}

/**
 * One student's run through one paper. Times are ms since the epoch.
 *
 *   answering ──next, or time up──▶ revealed ──revealMs──▶ answering (next question) … ──▶ ended
 *   answering ──next, or time up──────────────────────────▶ (formats that reveal nothing)
 */
export interface Attempt {
  readonly exam: Exam;
  readonly paper: Paper;
  /** The question on screen, counted from 0; it stays on the last one once the attempt has ended. */
  readonly index: number;
  readonly phase: 'answering' | 'revealed' | 'ended';
  /** When the question on screen was first shown: all remaining time is derived from it. */
  readonly startTime: number;
  /** When the answer was revealed, or when the attempt ended; null while answering. */
  readonly settledAt: number | null;
  /** The option darkened for the question on screen. */
  readonly chosen: string | null;
  /** One entry a settled question, in order. */
  readonly answers: readonly Answer[];
  /** How long each settled question was answered for, in ms, in order; never longer than there was time. */
  readonly spent: readonly number[];
  readonly score: number;
  readonly beganAt: number;
}

export type ExamEvent =
  | { readonly type: 'choose'; readonly option: string }
  | { readonly type: 'next' }
  | { readonly type: 'tick' };

/**
 * A fresh attempt at the paper's first question.
 * `now` in ms. Throws a RangeError for a paper without questions: screens say so instead of starting.
 */
export function start(exam: Exam, paper: Paper, now: number): Attempt {
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
 * The attempt after an event at `now` (ms). Time is looked at first, so an event that comes too late acts on what the
 * clock has made of the attempt. However much time has passed, one step makes at most one thing expire: a long absence
 * counts as one expiry. The same object comes back when nothing changes.
 */
export function step(attempt: Attempt, event: ExamEvent, now: number): Attempt {
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
export function questionOf(attempt: Attempt): Question {
  const question = attempt.paper.questions[attempt.index];
  if (question === undefined) throw new RangeError(`${attempt.exam.id} has no question at ${attempt.index}.`);
  return question;
}

/** How long the question on screen can still be answered, in ms; what was left when it was settled, or when the attempt ended. */
export function remainingMs(attempt: Attempt, now: number): number {
  const elapsed = Math.max(0, (attempt.settledAt ?? now) - attempt.startTime);
  return Math.max(0, rules(attempt).seconds * 1000 - elapsed);
}

/** How long the answer stays on screen, in ms, of a revealed question. */
export function revealRemainingMs(attempt: Attempt, now: number): number {
  const elapsed = Math.max(0, now - (attempt.settledAt ?? now));
  return Math.max(0, (rules(attempt).revealMs ?? 0) - elapsed);
}

function rules(attempt: Attempt): Format {
  return formatOf(attempt.exam.format);
}

function letTimePass(attempt: Attempt, now: number): Attempt {
  switch (attempt.phase) {
    case 'ended':
      return attempt;
    case 'answering':
      // A clock set back would otherwise add to the time of the question: it is measured anew from here.
      if (now < attempt.startTime) return { ...attempt, startTime: now };
      return remainingMs(attempt, now) > 0
        ? attempt
        : settle(attempt, rules(attempt).atExpiry === 'choice-counts', now);
    case 'revealed':
      if (attempt.settledAt === null || now < attempt.settledAt) return { ...attempt, settledAt: now };
      return revealRemainingMs(attempt, now) > 0 ? attempt : advance(attempt, now);
  }
}

function settle(attempt: Attempt, submitted: boolean, now: number): Attempt {
  const format = rules(attempt);
  const answer = answerOf(attempt, submitted);
  const settled: Attempt = {
    ...attempt,
    phase: 'revealed',
    settledAt: now,
    answers: [...attempt.answers, answer],
    spent: [...attempt.spent, Math.min(Math.max(0, now - attempt.startTime), format.seconds * 1000)],
    score: attempt.score + (answer.outcome === 'right' ? 1 : 0),
  };
  return format.revealMs === null ? advance(settled, now) : settled;
}

function answerOf(attempt: Attempt, submitted: boolean): Answer {
  const { scored } = rules(attempt);
  const chosen = scored ? attempt.chosen : null;
  if (!submitted || attempt.chosen === null) return { chosen, outcome: 'missed' };
  return { chosen, outcome: scored ? mark(keyOf(questionOf(attempt)), attempt.chosen) : 'answered' };
}

function advance(attempt: Attempt, now: number): Attempt {
  if (attempt.index + 1 >= attempt.paper.questions.length) return { ...attempt, phase: 'ended', settledAt: now };
  return { ...attempt, index: attempt.index + 1, phase: 'answering', startTime: now, settledAt: null, chosen: null };
}
