import { questionOf, remainingMs, revealRemainingMs, type Attempt, type Outcome } from './attempt.ts';
import { formatOf } from './formats.ts';
import { letterOf, type Question } from '#exam/question.ts';

/** From here on the countdown is the examiner's red. */
const urgentSeconds = 10;

/** How an option is shown. 'right' and 'wrong' only once revealed; 'locked' is every other option then. */
export type OptionMark = 'open' | 'chosen' | 'right' | 'wrong' | 'locked';

export interface OptionView {
  readonly letter: string;
  readonly text: string;
  readonly mark: OptionMark;
  readonly chosen: boolean;
}

/** A question's place on the answer sheet. 'answered' is a past question of a format that records nothing. */
export type SheetMark = 'ahead' | 'now' | 'answered' | Outcome;

export interface SheetCell {
  readonly mark: SheetMark;
  /** How many options the question has, and which one the student darkened (from 0), for the picture of its row. */
  readonly options: number;
  readonly chosenIndex: number | null;
  readonly current: boolean;
}

/** Everything an exam screen shows but the time. */
export interface View {
  readonly phase: Attempt['phase'];
  /** Counted from 1. */
  readonly number: number;
  readonly total: number;
  readonly question: Question;
  readonly options: readonly OptionView[];
  readonly outcome: Outcome | null;
  /** How many seconds there are to answer in. */
  readonly seconds: number;
  readonly nextEnabled: boolean;
  readonly score: number;
  readonly sheet: readonly SheetCell[];
}

/** A view with what changes as time passes, and nothing else happens. */
export interface TimedView extends View {
  /** Whole seconds left to answer, rounded up, of `seconds` in all. */
  readonly secondsLeft: number;
  readonly urgent: boolean;
  /** Until the next question comes by itself, in ms; null while answering. */
  readonly advanceInMs: number | null;
  /** When the view can next change without an event, in ms from now; null once ended. */
  readonly lookAgainInMs: number | null;
}

/** What a screen shows of an attempt at `now` (ms). Pure: the same attempt and time give the same view. */
export function view(attempt: Attempt, now: number): TimedView {
  const question = questionOf(attempt);
  const format = formatOf(attempt.exam.format);
  const left = remainingMs(attempt, now);
  const secondsLeft = Math.ceil(left / 1000);
  const revealed = attempt.phase === 'revealed';
  const advanceInMs = revealed ? revealRemainingMs(attempt, now) : null;
  return {
    phase: attempt.phase,
    number: attempt.index + 1,
    total: attempt.paper.questions.length,
    question,
    options: question.options.map((text, index) => ({
      letter: letterOf(index),
      text,
      mark: optionMark(attempt, question, text),
      chosen: text === attempt.chosen,
    })),
    outcome: revealed ? (attempt.answers[attempt.index]?.outcome ?? null) : null,
    secondsLeft,
    seconds: format.seconds,
    urgent: attempt.phase === 'answering' && secondsLeft <= urgentSeconds,
    nextEnabled: attempt.phase === 'answering' && attempt.chosen !== null,
    score: attempt.score,
    advanceInMs,
    sheet: attempt.paper.questions.map((each, index) => sheetCell(attempt, each, index)),
    lookAgainInMs: attempt.phase === 'ended' ? null : (advanceInMs ?? (left % 1000 || Math.min(left, 1000))),
  };
}

function optionMark(attempt: Attempt, question: Question, text: string): OptionMark {
  if (attempt.phase === 'answering') return text === attempt.chosen ? 'chosen' : 'open';
  if (!formatOf(attempt.exam.format).scored) return 'locked';
  if (text === question.answer) return 'right';
  return text === attempt.chosen ? 'wrong' : 'locked';
}

function sheetCell(attempt: Attempt, question: Question, index: number): SheetCell {
  const answer = attempt.answers[index];
  const current = index === attempt.index && attempt.phase !== 'ended';
  const past = index < attempt.index || attempt.phase === 'ended';
  const chosen = answer?.chosen ?? (current ? attempt.chosen : null);
  return {
    mark: answer?.outcome ?? (current ? 'now' : past ? 'answered' : 'ahead'),
    options: question.options.length,
    chosenIndex: chosen === null ? null : question.options.indexOf(chosen),
    current,
  };
}
