import type { CategoryQuestions } from './paper.ts';
import { isRecord, listOf, mapOf, orNull, text, wholeNumber, type Parser } from '#exam/parse.ts';
import { parseQuestion } from '#exam/parse-question.ts';
import { storedKeyNames, type StoredKey } from './stored-keys.ts';

/**
 * Which attempt the other stored values belong to. It also holds what they lack: the answers of questions that share an
 * id.
 */
export interface StoredExam {
  readonly id: string;
  /** When the attempt began, in ms. */
  readonly beganAt: number;
  /** The chosen option text of each question up to the current one, by place; null without a choice. */
  readonly chosen: readonly (string | null)[];
  /** The places of the questions that were not submitted in time. */
  readonly late: readonly number[];
  /** How long each settled question was answered for, in ms. Missing in values from an earlier version or by hand. */
  readonly spent?: readonly number[];
  /** When the current question was revealed, or when the attempt ended, in ms. */
  readonly settledAt: number | null;
  readonly ended: boolean;
  /**
   * Copies of the keys of these names. One text is written whole, eleven are written one by one, and another tab
   * follows this one key (see `follow`). Missing in values from an earlier version or by hand.
   */
  readonly currentQuestionIndex?: number;
  readonly startTime?: number;
  readonly score?: number;
  /**
   * How many questions its paper has, for the record of papers under way. Missing in values from an earlier version.
   */
  readonly total?: number;
}

/** The last moment that a Date can hold, in ms since the epoch. */
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

/** The login response, kept whole. Without a token it is useless. */
const profile: Parser<Readonly<Record<string, unknown>>> = (value) =>
  isRecord(value) && typeof value['token'] === 'string' && value['token'] !== '' ? value : undefined;

/** The keys from which an attempt is read back, beside `exam`. */
const ofAttempt = {
  setIndex: wholeNumber,
  currentQuestionIndex: wholeNumber,
  startTime: moment,
  selectedOptions: mapOf(text),
  categoryQuestions: mapOf(listOf(parseQuestion)) as Parser<CategoryQuestions>,
  score: wholeNumber,
} as const;

/** How each stored key is read back. A value that its parser rejects counts as missing. */
const parsers = {
  ...ofAttempt,
  profile,
  remainingTime: wholeNumber,
  finalScore: wholeNumber,
  totalQuestions: wholeNumber,
  exam: storedExam,
} as const satisfies Record<StoredKey, Parser<unknown>>;

/** What storage holds, parsed; a key that is missing or unreadable is undefined. */
export type StoredValues = { readonly [K in StoredKey]: ReturnType<(typeof parsers)[K]> };

/** Texts that were read before, by key, with their values. Readers share the values, and their types are read-only. */
export type KnownTexts = Map<StoredKey, { readonly json: string; readonly value: unknown }>;

/**
 * Parses everything that storage holds. `read` returns a key's text, or null without one. A text that is already in
 * `known` is not parsed again; every other text is added. This pays because a drawn paper is read every second and
 * never changes.
 *
 * Where one key of an attempt can't be read, `exam` is undefined and the screen starts afresh.
 */
export function parseStored(read: (key: StoredKey) => string | null, known: KnownTexts = new Map()): StoredValues {
  const values: Partial<Record<StoredKey, unknown>> = {};
  let isBroken = false;
  for (const key of storedKeyNames) {
    const json = read(key);
    values[key] = parseStoredKey(key, json, known);
    isBroken ||= key in ofAttempt && json !== null && values[key] === undefined;
  }
  if (isBroken) values.exam = undefined;
  return values as StoredValues;
}

/** Parses the text of one key; null means there is no text. */
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
