import { groupBy } from '#exam/group-by.ts';
import type { PastAnswer } from './answers.ts';

/** Right of answered. */
export interface Accuracy {
  readonly right: number;
  readonly answered: number;
}

export interface TopicProgress extends Accuracy {
  readonly topic: string;
}

/** Seconds a question: the middle one, and between which the middle half lies. */
export interface Pace {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export interface SubjectProgress extends Accuracy {
  readonly subject: string;
  /** Whether each of the last twenty answers was right, in order. */
  readonly latest: readonly boolean[];
  /** By how many points of a hundred the last four weeks are above what was before; null where either has too few answers. */
  readonly trend: number | null;
  /** Those asked most first. */
  readonly topics: readonly TopicProgress[];
  /** The topic with the lowest share of right answers among those asked often enough to tell; null without one. */
  readonly weakest: TopicProgress | null;
  /** Null where no time is known. */
  readonly pace: Pace | null;
}

const latestShown = 20;
const trendMs = 28 * 24 * 60 * 60_000;
const enoughForTrend = 10;
const enoughForTopic = 5;

/** How each subject goes, those answered most first. `answers` in the order of time, `now` in ms since the epoch. */
export function progressOf(answers: readonly PastAnswer[], now: number): SubjectProgress[] {
  return [...groupBy(answers, ({ subject }) => subject)]
    .map(([subject, own]) => {
      const topics = topicsOf(own);
      return {
        subject,
        ...accuracyOf(own),
        latest: own.slice(-latestShown).map(({ outcome }) => outcome === 'right'),
        trend: trendOf(own, now),
        topics,
        weakest: weakestOf(topics),
        pace: paceOf(own),
      };
    })
    .sort((one, other) => other.answered - one.answered || (one.subject < other.subject ? -1 : 1));
}

/** Right of answered. */
export function accuracyOf(answers: readonly Pick<PastAnswer, 'outcome'>[]): Accuracy {
  return { right: answers.filter(({ outcome }) => outcome === 'right').length, answered: answers.length };
}

function topicsOf(answers: readonly PastAnswer[]): TopicProgress[] {
  return [...groupBy(answers, ({ topic }) => topic ?? '')]
    .flatMap(([topic, own]) => (topic === '' ? [] : [{ topic, ...accuracyOf(own) }]))
    .sort((one, other) => other.answered - one.answered || (one.topic < other.topic ? -1 : 1));
}

function weakestOf(topics: readonly TopicProgress[]): TopicProgress | null {
  const told = topics.filter(({ answered }) => answered >= enoughForTopic);
  return told.reduce<TopicProgress | null>(
    (weakest, topic) => (weakest === null || share(topic) < share(weakest) ? topic : weakest),
    null,
  );
}

function trendOf(answers: readonly PastAnswer[], now: number): number | null {
  const from = answers.findIndex(({ at }) => at > now - trendMs);
  if (from < enoughForTrend || answers.length - from < enoughForTrend) return null;
  const before = share(accuracyOf(answers.slice(0, from)));
  return Math.round((share(accuracyOf(answers.slice(from))) - before) * 100);
}

function paceOf(answers: readonly PastAnswer[]): Pace | null {
  const seconds = answers.flatMap(({ ms }) => (ms > 0 ? [ms / 1000] : [])).sort((one, other) => one - other);
  const at = (part: number) => Math.round(seconds[Math.floor((seconds.length - 1) * part)] ?? 0);
  return seconds.length === 0 ? null : { low: at(0.25), median: at(0.5), high: at(0.75) };
}

function share({ right, answered }: Accuracy): number {
  return answered === 0 ? 0 : right / answered;
}
