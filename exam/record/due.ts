import type { PastAnswer } from './answers.ts';
import { beginOfDay, dayOf } from './day.ts';
import type { Bookmark, ReviewCard, PracticeRecord } from './record.ts';

/** The most reviews on one day, new questions and due ones together. */
export const reviewsOfDay = 50;

/** A question with this many failed reviews is set apart: asking it once more teaches nothing. */
export const leechAfter = 8;

/** The parts of a record that decide its reviews. */
export interface ToReview extends Pick<PracticeRecord, 'cards' | 'bookmarks'> {
  /** The questions whose text exists no longer. */
  readonly gone?: ReadonlySet<string>;
}

/** The reviews of a day. */
export interface Reviews {
  /** Questions that are still to be reviewed, in order. */
  readonly toDo: readonly string[];
  /** What was reviewed on this day, in order. A failed card can stand in `toDo` as well. */
  readonly done: readonly ReviewCard[];
  /** Cards that are set apart. */
  readonly leeches: readonly ReviewCard[];
  /** When the next card is due, in ms since the epoch, if today has no reviews left. Null without cards. */
  readonly next: number | null;
}

/**
 * The reviews on the day of `now` (ms since the epoch). Due cards come first, the longest waiting in front. Then come
 * questions without a card, the last answered wrong or bookmarked in front. `answers` come from `answersOf`. A question
 * in `gone` can't be asked and is left out. At most `most` are given.
 */
export function reviewsOf(
  { cards, bookmarks, gone }: ToReview,
  answers: readonly PastAnswer[],
  now: number,
  most: number = reviewsOfDay,
): Reviews {
  const today = dayOf(now);
  const endOfDay = beginOfDay(today + 1);
  const given = new Set([...givenUp(bookmarks, answers), ...(gone ?? [])]);
  const open = cards.filter((card) => !isLeech(card) && !given.has(card.question));
  const done = cards
    .filter(({ reviewed }) => dayOf(reviewed) === today)
    .sort((one, other) => one.reviewed - other.reviewed);
  const due = open.filter((card) => card.due < endOfDay).sort((one, other) => one.due - other.due);
  const room = Math.max(0, most - done.filter((card) => card.due >= endOfDay).length);
  const toDo = [
    ...due.map(({ question }) => question),
    ...newOnes(cards, bookmarks, answers).filter((key) => !gone?.has(key)),
  ].slice(0, room);
  const later = open.map((card) => card.due).filter((each) => each >= endOfDay);
  return { toDo, done, leeches: cards.filter(isLeech), next: later.length === 0 ? null : Math.min(...later) };
}

/**
 * The questions that no review includes any more: the bookmark was removed, and the question was never answered wrong.
 */
function givenUp(bookmarks: readonly Bookmark[], answers: readonly PastAnswer[]): ReadonlySet<string> {
  const given = new Set(bookmarks.flatMap(({ question, marked }) => (marked ? [] : [question])));
  if (given.size === 0) return given;
  for (const { question, outcome } of answers) if (outcome !== 'right') given.delete(question);
  return given;
}

/** Whether a card is set apart. */
export function isLeech({ failed }: ReviewCard): boolean {
  return failed >= leechAfter;
}

function newOnes(
  cards: readonly ReviewCard[],
  bookmarks: readonly Bookmark[],
  answers: readonly PastAnswer[],
): string[] {
  const known = new Set(cards.map(({ question }) => question));
  const since = new Map<string, number>();
  const note = (question: string, at: number) => {
    if (!known.has(question)) since.set(question, Math.max(at, since.get(question) ?? 0));
  };
  for (const { question, outcome, at } of answers) if (outcome !== 'right') note(question, at);
  for (const { question, marked, changed } of bookmarks) if (marked) note(question, changed);
  return [...since].sort(([, one], [, other]) => other - one).map(([question]) => question);
}
