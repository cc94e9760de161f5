import type { Outcome } from '#exam/practice/attempt.ts';
import {
  finite,
  flag,
  isRecord,
  listOf,
  mapOf,
  objectOf,
  oneOf,
  orNull,
  text,
  wholeNumber,
  type Parser,
} from '#exam/parse.ts';
import type { Bookmark, Goal, KeptAttempt, KeptPlace, PaperAside, ReviewCard, ReviewRating } from './record.ts';

/** Reads the outcome of an answer. */
export const parseOutcome: Parser<Outcome> = oneOf('right', 'wrong', 'missed');
const states = [0, 1, 2, 3] as const;
const ratings: readonly ReviewRating[] = [1, 2, 3, 4];

/** A field that may be absent. A wrong value makes the whole object wrong. */
function optional<T extends object, Field extends string, Value>(
  base: Parser<T>,
  field: Field,
  parse: Parser<Value>,
): Parser<T & { readonly [Key in Field]?: Value }> {
  return (value) => {
    const parsed = base(value);
    if (parsed === undefined || !isRecord(value)) return undefined;
    if (value[field] === undefined || value[field] === null) return parsed;
    const read = parse(value[field]);
    return read === undefined ? undefined : Object.assign(parsed, { [field]: read });
  };
}

/** Reads a stored place. Returns undefined if it is none. Never throws. */
export const parsePlace: Parser<KeptPlace> = optional(
  objectOf<Omit<KeptPlace, 'at'>>({
    question: text,
    id: finite,
    subject: text,
    topic: orNull(text),
    chosen: orNull(wholeNumber),
    outcome: parseOutcome,
    ms: finite,
  }),
  'at',
  finite,
);

/** Reads a stored attempt. Returns undefined if it is none. Never throws. */
export const parseAttempt: Parser<KeptAttempt> = optional(
  objectOf<Omit<KeptAttempt, 'total'>>({
    id: text,
    exam: text,
    pace: finite,
    began: finite,
    ended: finite,
    places: listOf(parsePlace),
  }),
  'total',
  wholeNumber,
);

/** Reads a stored review card. Returns undefined if it is none. Never throws. */
export const parseCard: Parser<ReviewCard> = objectOf<ReviewCard>({
  question: text,
  due: finite,
  stability: finite,
  difficulty: finite,
  days: finite,
  steps: wholeNumber,
  reps: wholeNumber,
  lapses: wholeNumber,
  state: (value) => states.find((known) => known === value),
  reviewed: finite,
  rated: (value) => ratings.find((known) => known === value),
  failed: wholeNumber,
});

/** Reads a stored bookmark. Returns undefined if it is none. Never throws. */
export const parseBookmark: Parser<Bookmark> = optional(
  objectOf<Omit<Bookmark, 'exam'>>({ question: text, marked: flag, note: text, changed: finite }),
  'exam',
  text,
);

/** Reads a stored goal. Returns undefined if it is none. Never throws. */
export const parseGoal: Parser<Goal> = objectOf<Goal>({
  paper: orNull(text),
  day: orNull(wholeNumber),
  minutes: orNull(wholeNumber),
  days: wholeNumber,
  changed: finite,
});

/** Reads a paper that was put aside. Returns undefined if it is none. Never throws. */
export const parseAside: Parser<PaperAside> = objectOf<PaperAside>({
  id: text,
  exam: text,
  began: finite,
  left: finite,
  settled: wholeNumber,
  total: wholeNumber,
  keys: mapOf(text),
});
