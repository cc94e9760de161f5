import {
  questionOf,
  remainingMs,
  revealRemainingMs,
  type Answer,
  type PracticeAttempt,
  type Outcome,
} from './attempt.ts';
import { formatOf } from './formats.ts';
import { itemOf, keyOf, type PracticeItem, type Key } from '#exam/item.ts';
import { letterOf } from '#exam/question.ts';

/** From this many seconds on the countdown is red. */
const urgentSeconds = 10;

/** How an option is shown. 'right' and 'wrong' appear only once revealed; every other option is 'locked' then. */
export type OptionMark = 'open' | 'chosen' | 'right' | 'wrong' | 'locked';

export interface OptionView {
  readonly letter: string;
  readonly text: string;
  readonly mark: OptionMark;
  readonly chosen: boolean;
}

/** A question's mark on the answer sheet. 'answered' is for formats that mark nothing. */
export type SheetMark = 'ahead' | 'now' | Answer['outcome'];

export interface SheetCell {
  readonly mark: SheetMark;
  /** How many options the question has, and which one the student chose (from 0). The row's picture shows both. */
  readonly options: number;
  readonly chosenIndex: number | null;
  readonly current: boolean;
}

/** Everything that an exam screen shows, except the time. */
export interface View {
  readonly phase: PracticeAttempt['phase'];
  /** Counted from 1. */
  readonly number: number;
  readonly total: number;
  /** The question on screen, without its answer. */
  readonly item: PracticeItem;
  /** Its answer, once revealed; null before, and in formats that reveal nothing. */
  readonly key: Key | null;
  readonly options: readonly OptionView[];
  readonly outcome: Outcome | null;
  /** The time for one question, in seconds. */
  readonly seconds: number;
  readonly nextEnabled: boolean;
  readonly score: number;
  readonly sheet: readonly SheetCell[];
}

/** The part of a view that changes with time alone. */
export interface Clock {
  /** Whole seconds left to answer, rounded up. `seconds` is the whole time. */
  readonly secondsLeft: number;
  readonly urgent: boolean;
  /** ms until the next question comes by itself; null while answering. */
  readonly advanceInMs: number | null;
  /** When the view can next change without an event, in ms from now; null once ended. */
  readonly lookAgainInMs: number | null;
}

/** A view together with its time. */
export type TimedView = View & Clock;

/** What a screen shows of an attempt, except the time. Pure: the same attempt gives the same view. */
export function view(attempt: PracticeAttempt): View {
  const question = questionOf(attempt);
  const { scored, seconds } = formatOf(attempt.exam.format);
  const settled = scored && attempt.phase !== 'answering';
  const key = settled ? keyOf(question) : null;
  const outcome = attempt.phase === 'revealed' ? attempt.answers[attempt.index]?.outcome : undefined;
  return {
    phase: attempt.phase,
    number: attempt.index + 1,
    total: attempt.paper.questions.length,
    item: itemOf(question, attempt.index),
    key,
    options: question.options.map((text, index) => ({
      letter: letterOf(index),
      text,
      mark: optionMark(attempt, key, text),
      chosen: text === attempt.chosen,
    })),
    outcome: outcome === undefined || outcome === 'answered' ? null : outcome,
    seconds,
    nextEnabled: attempt.phase === 'answering' && attempt.chosen !== null,
    score: attempt.score,
    sheet: attempt.paper.questions.map(({ options }, index) => sheetCell(attempt, options, index)),
  };
}

/** The time of an attempt at `now` (ms), as a screen shows it. */
export function clockOf(attempt: PracticeAttempt, now: number): Clock {
  const left = remainingMs(attempt, now);
  const secondsLeft = Math.ceil(left / 1000);
  const advanceInMs = attempt.phase === 'revealed' ? revealRemainingMs(attempt, now) : null;
  return {
    secondsLeft,
    urgent: attempt.phase === 'answering' && secondsLeft <= urgentSeconds,
    advanceInMs,
    lookAgainInMs: attempt.phase === 'ended' ? null : (advanceInMs ?? (left % 1000 || Math.min(left, 1000))),
  };
}

function optionMark(attempt: PracticeAttempt, key: Key | null, text: string): OptionMark {
  if (attempt.phase === 'answering') return text === attempt.chosen ? 'chosen' : 'open';
  if (key === null) return 'locked';
  if (key.right.includes(text)) return 'right';
  return text === attempt.chosen ? 'wrong' : 'locked';
}

function sheetCell(attempt: PracticeAttempt, options: readonly string[], index: number): SheetCell {
  const answer = attempt.answers[index];
  const current = index === attempt.index && attempt.phase !== 'ended';
  const chosen = answer?.chosen ?? (current ? attempt.chosen : null);
  return {
    mark: answer?.outcome ?? (current ? 'now' : 'ahead'),
    options: options.length,
    chosenIndex: chosen === null ? null : options.indexOf(chosen),
    current,
  };
}
