import { isFinished } from './sat.ts';
import type { Bookmark, Goal, ReviewCard, KeptAttempt, PracticeRecord } from './record.ts';

/** A record has one goal: its key is a constant. */
export const goalKey = 'goal';

/**
 * Merges two records. An attempt that both have keeps the later state; a question keeps the later review and the later
 * bookmark. The result is the same in any order and after any number of merges; nothing counts twice.
 */
export function merge(one: PracticeRecord, other: PracticeRecord): PracticeRecord {
  return {
    attempts: mergeAttempts(one.attempts, other.attempts),
    cards: mergeCards(one.cards, other.cards),
    bookmarks: mergeBookmarks(one.bookmarks, other.bookmarks),
    goals: mergeGoals(one.goals, other.goals),
  };
}

/** All attempts, each once, sorted by their ends, the earliest first. */
export function mergeAttempts(...lists: readonly (readonly KeptAttempt[])[]): KeptAttempt[] {
  return mergeBy(lists.flat(), ({ id }) => id, laterAttempt).sort(
    (one, other) => one.ended - other.ended || compare(one.id, other.id),
  );
}

/** The card of each question, in the order of their keys. */
export function mergeCards(...lists: readonly (readonly ReviewCard[])[]): ReviewCard[] {
  return mergeBy(lists.flat(), ({ question }) => question, laterCard).sort(byQuestion);
}

/** The bookmark of each question, in the order of their keys. */
export function mergeBookmarks(...lists: readonly (readonly Bookmark[])[]): Bookmark[] {
  return mergeBy(lists.flat(), ({ question }) => question, laterBookmark).sort(byQuestion);
}

/** The goal that was changed last, if there is one. */
export function mergeGoals(...lists: readonly (readonly Goal[])[]): Goal[] {
  return mergeBy(lists.flat(), () => goalKey, laterGoal);
}

/**
 * The further of two states of one attempt: a finished one wins, else the later one. A series of reviews only grows.
 */
export function laterAttempt(one: KeptAttempt, other: KeptAttempt): KeptAttempt {
  const finished = Number(isFinished(one)) - Number(isFinished(other));
  return pick(one, other, finished || one.ended - other.ended || one.places.length - other.places.length);
}

/** The later of two states of one question's review. */
export function laterCard(one: ReviewCard, other: ReviewCard): ReviewCard {
  return pick(one, other, one.reviewed - other.reviewed || one.reps - other.reps);
}

/** The later of two bookmarks of one question. */
export function laterBookmark(one: Bookmark, other: Bookmark): Bookmark {
  return pick(one, other, one.changed - other.changed);
}

/** The later of two goals. */
export function laterGoal(one: Goal, other: Goal): Goal {
  return pick(one, other, one.changed - other.changed);
}

/** Where nothing separates two, the one with the greater text wins: both devices must take the same. */
function pick<T>(one: T, other: T, difference: number): T {
  if (one === other) return one;
  return (difference || compare(textOf(one), textOf(other))) >= 0 ? one : other;
}

function mergeBy<T>(all: readonly T[], keyOf: (entry: T) => string, later: (one: T, other: T) => T): T[] {
  const merged = new Map<string, T>();
  for (const entry of all) {
    const known = merged.get(keyOf(entry));
    merged.set(keyOf(entry), known === undefined ? entry : later(known, entry));
  }
  return [...merged.values()];
}

function byQuestion(one: { readonly question: string }, other: { readonly question: string }): number {
  return compare(one.question, other.question);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The same text for the same content, in whatever order the fields came. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => compare(one, other)))
      : part,
  );
}
