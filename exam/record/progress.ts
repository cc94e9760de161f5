import { groupBy } from '#exam/group-by.ts';
import type { PastAnswer } from './answers.ts';

/** Right of answered. */
export interface Accuracy {
  readonly right: number;
  readonly answered: number;
}

/** Seconds a question: the middle one, and between which the middle half lies. */
export interface Pace {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** How answers of one kind go. */
export interface Standing extends Accuracy {
  /** Whether each of the last answers was right, in order. */
  readonly latest: readonly boolean[];
  /** By how many points of a hundred the last four weeks are above what was before; null where either has too few answers. */
  readonly trend: number | null;
  /** Null where no time is known. */
  readonly pace: Pace | null;
}

export interface TopicProgress extends Standing {
  readonly topic: string;
}

export interface SubjectProgress extends Standing {
  readonly subject: string;
  /** Those asked most first. */
  readonly topics: readonly TopicProgress[];
  /** The topic with the lowest share of right answers among those asked often enough to tell; null without one. */
  readonly weakest: TopicProgress | null;
}

/** How many of them. */
export const latestShown = 20;
const trendMs = 28 * 24 * 60 * 60_000;
const enoughForTrend = 10;
const enoughForTopic = 5;

/** How each subject goes, those answered most first. `answers` in the order of time, `now` in ms since the epoch. */
export function progressOf(answers: readonly PastAnswer[], now: number): SubjectProgress[] {
  return [...groupBy(answers, ({ subject }) => subject)]
    .map(([subject, own]) => {
      const topics = topicsOf(own, now);
      return { subject, ...standingOf(own, now), topics, weakest: weakestOf(topics) };
    })
    .sort((one, other) => other.answered - one.answered || (one.subject < other.subject ? -1 : 1));
}

function topicsOf(answers: readonly PastAnswer[], now: number): TopicProgress[] {
  return [...groupBy(answers, ({ topic }) => topic ?? '')]
    .flatMap(([topic, own]) => (topic === '' ? [] : [{ topic, ...standingOf(own, now) }]))
    .sort((one, other) => other.answered - one.answered || (one.topic < other.topic ? -1 : 1));
}

function weakestOf(topics: readonly TopicProgress[]): TopicProgress | null {
  const told = topics.filter(({ answered }) => answered >= enoughForTopic);
  return told.reduce<TopicProgress | null>(
    (weakest, topic) => (weakest === null || shareOf(topic) < shareOf(weakest) ? topic : weakest),
    null,
  );
}

function standingOf(answers: readonly PastAnswer[], now: number): Standing {
  return {
    ...accuracyOf(answers, 0, answers.length),
    latest: answers.slice(-latestShown).map(({ outcome }) => outcome === 'right'),
    trend: trendOf(answers, now),
    pace: paceOf(answers),
  };
}

/** Right of those answered from one place up to another. A loop, as a record has tens of thousands. */
function accuracyOf(answers: readonly PastAnswer[], from: number, to: number): Accuracy {
  let right = 0;
  for (let place = from; place < to; place += 1) if (answers[place]?.outcome === 'right') right += 1;
  return { right, answered: to - from };
}

function trendOf(answers: readonly PastAnswer[], now: number): number | null {
  let from = answers.length;
  while (from > 0 && (answers[from - 1]?.at ?? 0) > now - trendMs) from -= 1;
  if (from < enoughForTrend || answers.length - from < enoughForTrend) return null;
  const before = shareOf(accuracyOf(answers, 0, from));
  return Math.round((shareOf(accuracyOf(answers, from, answers.length)) - before) * 100);
}

function paceOf(answers: readonly PastAnswer[]): Pace | null {
  const times = new Float64Array(answers.length);
  let known = 0;
  for (const { ms } of answers) {
    if (ms === 0) continue;
    times[known] = ms;
    known += 1;
  }
  const sorted = times.subarray(0, known).sort();
  const at = (part: number) => Math.round((sorted[Math.floor((known - 1) * part)] ?? 0) / 1000);
  return known === 0 ? null : { low: at(0.25), median: at(0.5), high: at(0.75) };
}

/** From 0 to 1. */
export function shareOf({ right, answered }: Accuracy): number {
  return answered === 0 ? 0 : right / answered;
}
