import type { PastAnswer } from './answers.ts';
import { dayOf } from './day.ts';

/** A question that the student should come back to. */
export interface Mistake {
  /** The last time that it was answered wrong or missed. */
  readonly last: PastAnswer;
  /** How often it was answered wrong or missed in all. */
  readonly times: number;
  /** On how many different days it was answered right since: 0 or 1. After the second day it leaves. */
  readonly rightDays: number;
}

interface MistakeState {
  /** Null once the question has left. */
  last: PastAnswer | null;
  times: number;
  /** The day of the first right answer since; null before it. A right answer on another day lets the question leave. */
  rightOn: number | null;
}

/**
 * Every question that was answered wrong or missed, newest first, until it was answered right on two different days.
 * `answers` in order of time, as `answersOf` gives them. A question in `gone` is left out.
 */
export function mistakesOf(answers: readonly PastAnswer[], gone?: ReadonlySet<string>): Mistake[] {
  const standings = new Map<string, MistakeState>();
  for (const answer of answers) {
    const standing = standings.get(answer.question);
    if (answer.outcome !== 'right') {
      if (standing === undefined) standings.set(answer.question, { last: answer, times: 1, rightOn: null });
      else {
        standing.last = answer;
        standing.times += 1;
        standing.rightOn = null;
      }
    } else if (standing?.last) {
      const day = dayOf(answer.at);
      if (standing.rightOn === null) standing.rightOn = day;
      else if (standing.rightOn !== day) standing.last = null;
    }
  }
  return [...standings.values()]
    .flatMap(({ last, times, rightOn }) =>
      last === null || gone?.has(last.question) ? [] : [{ last, times, rightDays: rightOn === null ? 0 : 1 }],
    )
    .sort((one, other) => other.last.at - one.last.at);
}
