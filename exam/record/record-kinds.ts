import type { Parser } from '#exam/parse.ts';
import { goalKey, laterAttempt, laterBookmark, laterCard, laterGoal } from './merge.ts';
import { parseAttempt, parseBookmark, parseCard, parseGoal } from './parse-record.ts';
import type { PracticeRecord } from './record.ts';

export type RecordKind = keyof PracticeRecord;
export type RecordEntry<Kind extends RecordKind> = PracticeRecord[Kind][number];

/** What device and server know of a kind: the key of an entry, which of two states stays, and how a stored one is read. */
export interface RecordKindRow<Entry> {
  readonly keyOf: (entry: Entry) => string;
  readonly later: (one: Entry, other: Entry) => Entry;
  readonly parse: Parser<Entry>;
}

/** The kinds of the record (docs/rules/practice-record.md). */
export const recordKinds: { readonly [Kind in RecordKind]: RecordKindRow<RecordEntry<Kind>> } = {
  attempts: { keyOf: ({ id }) => id, later: laterAttempt, parse: parseAttempt },
  cards: { keyOf: ({ question }) => question, later: laterCard, parse: parseCard },
  bookmarks: { keyOf: ({ question }) => question, later: laterBookmark, parse: parseBookmark },
  goals: { keyOf: () => goalKey, later: laterGoal, parse: parseGoal },
};
