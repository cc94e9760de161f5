import type { CategoryQuestions } from './paper.ts';
import { isRecord, listOf, mapOf, orNull, text, wholeNumber, type Parser } from '#exam/parse.ts';
import { parseQuestion } from '#exam/parse-question.ts';
import { storedKeyNames, type StoredKey } from './stored-keys.ts';

/** Whose the other stored values are, and what they don't tell: which of two questions with one id was answered how. */
export interface StoredExam {
  readonly id: string;
  /** When the attempt began, in ms. */
  readonly beganAt: number;
  /** The chosen option text of each question up to the current one, by place; null where none was chosen. */
  readonly chosen: readonly (string | null)[];
  /** The places of the questions whose time was up before an answer was submitted. */
  readonly late: readonly number[];
  /** How long each settled question was answered for, in ms. Missing in what an earlier version or a hand has written. */
  readonly spent?: readonly number[];
  /** When the current question was revealed, or when the attempt ended, in ms. */
  readonly settledAt: number | null;
  readonly ended: boolean;
  /**
   * What the keys of these names hold, once more: a text is written whole, eleven are written one by one. Another tab
   * follows what this one key says (see `follow`). Missing in what an earlier version or a hand has written.
   */
  readonly currentQuestionIndex?: number;
  readonly startTime?: number;
  readonly score?: number;
  /** How many questions its paper has: a record of papers under way says so. Missing in what an earlier version has written. */
  readonly total?: number;
}

/** The last moment that a date can be made of, in ms since the epoch. */
const lastMoment = 8.64e15;

const moment: Parser<number> = (value) => {
  const ms = wholeNumber(value);
  return ms !== undefined && ms <= lastMoment ? ms : undefined;
};

const storedExam: Parser<StoredExam> = (value) => {
  if (!isRecord(value)) return undefined;
  const id = text(value['id']);
  const beganAt = moment(value['beganAt']);
  const chosen = listOf(orNull(text))(value['chosen']);
  const late = listOf(wholeNumber)(value['late']);
  const spent = listOf(wholeNumber)(value['spent']);
  const settledAt = orNull(moment)(value['settledAt']);
  const ended = typeof value['ended'] === 'boolean' ? value['ended'] : undefined;
  const currentQuestionIndex = wholeNumber(value['currentQuestionIndex']);
  const startTime = moment(value['startTime']);
  const score = wholeNumber(value['score']);
  const total = wholeNumber(value['total']);
  if (id === undefined || beganAt === undefined || chosen === undefined || late === undefined) return undefined;
  if (settledAt === undefined || ended === undefined) return undefined;
  return {
    id,
    beganAt,
    chosen,
    late,
    settledAt,
    ended,
    ...(spent !== undefined && { spent }),
    ...(currentQuestionIndex !== undefined && { currentQuestionIndex }),
    ...(startTime !== undefined && { startTime }),
    ...(score !== undefined && { score }),
    ...(total !== undefined && { total }),
  };
};

/** The login response, kept whole; it is of use only with a token. */
const profile: Parser<Readonly<Record<string, unknown>>> = (value) =>
  isRecord(value) && typeof value['token'] === 'string' && value['token'] !== '' ? value : undefined;

/** The keys that an attempt is read back from, beside `exam`. */
const ofAttempt = {
  setIndex: wholeNumber,
  currentQuestionIndex: wholeNumber,
  startTime: moment,
  selectedOptions: mapOf(text),
  categoryQuestions: mapOf(listOf(parseQuestion)) as Parser<CategoryQuestions>,
  score: wholeNumber,
} as const;

/** How each stored key is read back. Whatever its parser turns down is treated as if it were not there. */
const parsers = {
  ...ofAttempt,
  profile,
  remainingTime: wholeNumber,
  finalScore: wholeNumber,
  totalQuestions: wholeNumber,
  exam: storedExam,
} as const satisfies Record<StoredKey, Parser<unknown>>;

/** What storage holds, parsed; a key that is missing or unreadable is undefined. */
export type Stored = { readonly [K in StoredKey]: ReturnType<(typeof parsers)[K]> };

/** What texts were read as before, by key. Whoever reads gets the same values, which their types let nobody change. */
export type KnownTexts = Map<StoredKey, { readonly json: string; readonly value: unknown }>;

/**
 * Parses everything that storage holds. `read` gives a key's text, or null when there is none. A text that is `known` is
 * not parsed again, and one that is not becomes so: a drawn paper is read every second and never changes.
 *
 * Where one key of an attempt can't be read, the attempt is nobody's: `exam` is undefined, and its screen starts afresh.
 */
export function parseStored(read: (key: StoredKey) => string | null, known: KnownTexts = new Map()): Stored {
  const values: Partial<Record<StoredKey, unknown>> = {};
  let isBroken = false;
  for (const key of storedKeyNames) {
    const json = read(key);
    values[key] = parseStoredKey(key, json, known);
    isBroken ||= key in ofAttempt && json !== null && values[key] === undefined;
  }
  if (isBroken) values.exam = undefined;
  return values as Stored;
}

/** Parses the text of one key; null is no text. */
export function parseStoredKey(key: StoredKey, json: string | null, known: KnownTexts): unknown {
  if (json === null) return undefined;
  const before = known.get(key);
  if (before?.json === json) return before.value;
  const value = parseText(key, json);
  known.set(key, { json, value });
  return value;
}

function parseText(key: StoredKey, json: string): unknown {
  try {
    return parsers[key](JSON.parse(json));
  } catch {
    return undefined;
  }
}
