import type { PastAnswer } from './answers.ts';
import { dayOf } from './day.ts';

/** A question to come back to. */
export interface Mistake {
  /** The last time that it was answered wrong or missed. */
  readonly last: PastAnswer;
  /** How often that was so in all. */
  readonly times: number;
  /** On how many different days it was answered right since: 0 or 1; after the second it leaves. */
  readonly rightDays: number;
}

const daysToLeave = 2;

interface Standing {
  last: PastAnswer | null;
  times: number;
  readonly rightOn: Set<number>;
}

/**
 * Every question that was answered wrong or missed, newest first, until it has been answered right on two different days
 * since. `answers` in the order of time, as `answersOf` gives them.
 */
export function mistakesOf(answers: readonly PastAnswer[]): Mistake[] {
  const standings = new Map<string, Standing>();
  for (const answer of answers) {
    const standing = standings.get(answer.question);
    if (answer.outcome !== 'right') {
      standings.set(answer.question, { last: answer, times: (standing?.times ?? 0) + 1, rightOn: new Set() });
    } else if (standing?.last) {
      standing.rightOn.add(dayOf(answer.at));
      if (standing.rightOn.size >= daysToLeave) standing.last = null;
    }
  }
  return [...standings.values()]
    .flatMap(({ last, times, rightOn }) => (last === null ? [] : [{ last, times, rightDays: rightOn.size }]))
    .sort((one, other) => other.last.at - one.last.at);
}
