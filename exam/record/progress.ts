import type { PastAnswer } from './answers.ts';
import { usualPace } from './paces.ts';
import { isPaper } from './sat.ts';

/** How many of the answers were right. */
export interface Accuracy {
  readonly right: number;
  readonly answered: number;
}

/** Seconds for a question: the median, and the range of the middle half. */
export interface Pace {
  readonly low: number;
  readonly median: number;
  readonly high: number;
  /** The median of the seconds that the exams gave for these questions; `usualPace` outside of papers. */
  readonly planned: number;
}

/** How the answers of one kind go. */
export interface RecentAccuracy extends Accuracy {
  /** Whether each of the last answers was right, in order. */
  readonly latest: readonly boolean[];
  /**
   * How many percentage points the last four weeks are above the time before. Null where either has too few answers.
   */
  readonly trend: number | null;
  /** Null where no answer time is known. */
  readonly pace: Pace | null;
}

export interface TopicProgress extends RecentAccuracy {
  readonly topic: string;
}

export interface SubjectProgress extends RecentAccuracy {
  readonly subject: string;
  /** The topic asked most comes first. */
  readonly topics: readonly TopicProgress[];
}

/** How many of the latest answers are shown. */
export const latestShown = 20;
const trendMs = 28 * 24 * 60 * 60_000;
const enoughForTrend = 10;

/**
 * How each subject goes; the subject answered most comes first. `answers` in order of time, `now` in ms since the
 * epoch. The list is read only once, because a record has tens of thousands of answers.
 */
export function progressOf(answers: readonly PastAnswer[], now: number): SubjectProgress[] {
  const lately = now - trendMs;
  const tallies = new Map<string, { readonly whole: Tally; readonly topics: Map<string, Tally> }>();
  for (const answer of answers) {
    let tally = tallies.get(answer.subject);
    if (tally === undefined) tallies.set(answer.subject, (tally = { whole: newTally(), topics: new Map() }));
    count(tally.whole, answer, lately);
    if (answer.topic === null || answer.topic === '') continue;
    let topic = tally.topics.get(answer.topic);
    if (topic === undefined) tally.topics.set(answer.topic, (topic = newTally()));
    count(topic, answer, lately);
  }
  return [...tallies]
    .map(([subject, { whole, topics: own }]) => {
      const topics = [...own]
        .map(([topic, tally]) => ({ topic, ...standingOf(tally) }))
        .sort((one, other) => other.answered - one.answered || (one.topic < other.topic ? -1 : 1));
      return { subject, ...standingOf(whole), topics };
    })
    .sort((one, other) => other.answered - one.answered || (one.subject < other.subject ? -1 : 1));
}

/** Counts of the answers of one kind. */
interface Tally {
  /** Whether each was right, in order. */
  readonly outcomes: boolean[];
  /** The known answer times, in ms. */
  readonly times: number[];
  /** The exam's seconds for each answer that has a time and was given in a paper. */
  readonly paces: number[];
  right: number;
  /** Counts of the last four weeks. */
  late: number;
  lateRight: number;
}

function newTally(): Tally {
  return { outcomes: [], times: [], paces: [], right: 0, late: 0, lateRight: 0 };
}

function count(tally: Tally, { outcome, ms, at, attempt }: PastAnswer, lately: number): void {
  const right = outcome === 'right';
  tally.outcomes.push(right);
  if (ms > 0) tally.times.push(ms);
  // Reviews mix questions of all papers and have one pace for them.
  if (ms > 0 && isPaper(attempt)) tally.paces.push(attempt.pace);
  if (right) tally.right += 1;
  if (at <= lately) return;
  tally.late += 1;
  if (right) tally.lateRight += 1;
}

function standingOf({ outcomes, times, paces, right, late, lateRight }: Tally): RecentAccuracy {
  const answered = outcomes.length;
  return {
    right,
    answered,
    latest: outcomes.slice(-latestShown),
    trend: trendOf({ right: right - lateRight, answered: answered - late }, { right: lateRight, answered: late }),
    pace: paceOf(times, paces),
  };
}

function trendOf(before: Accuracy, since: Accuracy): number | null {
  if (before.answered < enoughForTrend || since.answered < enoughForTrend) return null;
  return Math.round((shareOf(since) - shareOf(before)) * 100);
}

function paceOf(times: readonly number[], paces: readonly number[]): Pace | null {
  if (times.length === 0) return null;
  const took = quantilesOf(times);
  const seconds = (part: number) => Math.round(took(part) / 1000);
  return {
    low: seconds(0.25),
    median: seconds(0.5),
    high: seconds(0.75),
    planned: paces.length === 0 ? usualPace : Math.round(quantilesOf(paces)(0.5)),
  };
}

/** Returns the value at a part (from 0 to 1) of the sorted list. */
function quantilesOf(values: readonly number[]): (part: number) => number {
  // A browser sorts a typed array as numbers without a comparison function.
  const sorted = Float64Array.from(values).sort();
  return (part) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
}

/** The share of right answers, from 0 to 1. */
export function shareOf({ right, answered }: Accuracy): number {
  return answered === 0 ? 0 : right / answered;
}
