import type { CategoryQuestions } from './paper.ts';
import { isRecord, listOf, mapOf, orNull, text, wholeNumber, type Parser } from '#exam/parse.ts';
import { parseQuestion } from '#exam/parse-question.ts';

interface StoredKeyRow {
  readonly parse: Parser<unknown>;
  readonly survivesExamStart: boolean;
  readonly survivesLogout: boolean;
}

/** Whose the other stored values are, and what they don't tell: which of two questions with one id was answered how. */
export interface StoredExam {
  readonly id: string;
  /** When the attempt began, in ms. */
  readonly beganAt: number;
  /** The chosen option text of each question up to the current one, by place; null where none was chosen. */
  readonly chosen: readonly (string | null)[];
  /** The places of the questions whose time was up before an answer was submitted. */
  readonly late: readonly number[];
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
}

const storedExam: Parser<StoredExam> = (value) => {
  if (!isRecord(value)) return undefined;
  const id = text(value['id']);
  const beganAt = wholeNumber(value['beganAt']);
  const chosen = listOf(orNull(text))(value['chosen']);
  const late = listOf(wholeNumber)(value['late']);
  const settledAt = orNull(wholeNumber)(value['settledAt']);
  const ended = typeof value['ended'] === 'boolean' ? value['ended'] : undefined;
  const currentQuestionIndex = wholeNumber(value['currentQuestionIndex']);
  const startTime = wholeNumber(value['startTime']);
  const score = wholeNumber(value['score']);
  if (id === undefined || beganAt === undefined || chosen === undefined || late === undefined) return undefined;
  if (settledAt === undefined || ended === undefined) return undefined;
  return {
    id,
    beganAt,
    chosen,
    late,
    settledAt,
    ended,
    ...(currentQuestionIndex !== undefined && { currentQuestionIndex }),
    ...(startTime !== undefined && { startTime }),
    ...(score !== undefined && { score }),
  };
};

/** The login response, kept whole; it is of use only with a token. */
const profile: Parser<Readonly<Record<string, unknown>>> = (value) =>
  isRecord(value) && typeof value['token'] === 'string' && value['token'] !== '' ? value : undefined;

const ofExam = { survivesExamStart: false, survivesLogout: false } as const;

/**
 * Every key that the product keeps in browser storage, as JSON text (specification, section 3): how it is read back,
 * and what it outlives. Whatever `parse` turns down is treated as if it were not there.
 */
export const storedKeys = {
  profile: { parse: profile, survivesExamStart: true, survivesLogout: false },
  /** Which set was picked, from 0. */
  setIndex: { parse: wholeNumber, ...ofExam },
  currentQuestionIndex: { parse: wholeNumber, ...ofExam },
  /** When the current question was first shown, in ms. */
  startTime: { parse: wholeNumber, ...ofExam },
  /** Question id → chosen option text. */
  selectedOptions: { parse: mapOf(text), ...ofExam },
  /** Category → drawn questions, in drawn order. */
  categoryQuestions: { parse: mapOf(listOf(parseQuestion)) as Parser<CategoryQuestions>, ...ofExam },
  /** Whole seconds, for whoever looks; never read back. */
  remainingTime: { parse: wholeNumber, ...ofExam },
  score: { parse: wholeNumber, ...ofExam },
  finalScore: { parse: wholeNumber, ...ofExam },
  totalQuestions: { parse: wholeNumber, ...ofExam },
  exam: { parse: storedExam, ...ofExam },
} as const satisfies Record<string, StoredKeyRow>;

export type StoredKey = keyof typeof storedKeys;

/** What storage holds, parsed; a key that is missing or unreadable is undefined. */
export type Stored = { readonly [K in StoredKey]: ReturnType<(typeof storedKeys)[K]['parse']> };

/** The names of all keys of the table. */
export const storedKeyNames = Object.keys(storedKeys) as StoredKey[];

/** What texts were read as before, by key. Whoever reads gets the same values, which their types let nobody change. */
export type KnownTexts = Map<StoredKey, { readonly json: string; readonly value: unknown }>;

/**
 * Parses everything that storage holds. `read` gives a key's text, or null when there is none. A text that is `known` is
 * not parsed again, and one that is not becomes so: a drawn paper is read every second and never changes.
 */
export function parseStored(read: (key: StoredKey) => string | null, known: KnownTexts = new Map()): Stored {
  return Object.fromEntries(storedKeyNames.map((key) => [key, parseStoredKey(key, read(key), known)])) as Stored;
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
    return storedKeys[key].parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}
