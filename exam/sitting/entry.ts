import { isRecord, text, wholeNumber } from '../parse.ts';

/** What a candidate can do, in the words of the log. */
export const entryKinds = ['choose', 'clear', 'flag', 'unflag', 'see', 'hand-in'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A numbered line of an attempt's log (docs/rules/examination.md, section 5). */
export interface LogEntry {
  /** From 1, without gaps. */
  readonly n: number;
  /** Whole ms since the examination's start, by the device's knowledge of the server's clock. */
  readonly at: number;
  readonly kind: EntryKind;
  /** From 0, in the paper's order, not the candidate's; a hand-in has none. */
  readonly place?: number;
  /** The option's id; only a choice has one. */
  readonly option?: string;
}

/** The most entries that a log may have; an honest log has hundreds. */
export const mostEntries = 20_000;

/** An entry before it gets its number and time. */
export type EntryBody = Omit<LogEntry, 'n' | 'at'>;

/**
 * Reads a parsed JSON value as an entry. Returns undefined unless it has exactly the fields of its kind. Never throws.
 */
export function parseEntry(value: unknown): LogEntry | undefined {
  if (!isRecord(value)) return undefined;
  const n = wholeNumber(value['n']);
  const at = value['at'];
  const kind = entryKinds.find((known) => known === value['kind']);
  if (n === undefined || n < 1 || typeof at !== 'number' || !Number.isSafeInteger(at) || kind === undefined)
    return undefined;
  if (kind === 'hand-in')
    return value['place'] === undefined && value['option'] === undefined ? { n, at, kind } : undefined;
  const place = wholeNumber(value['place']);
  if (place === undefined) return undefined;
  if (kind !== 'choose') return value['option'] === undefined ? { n, at, kind, place } : undefined;
  const option = text(value['option']);
  return option === undefined || option === '' ? undefined : { n, at, kind, place, option };
}

/** Whether two entries are the same, including number and time. */
export function sameEntry(one: LogEntry, other: LogEntry): boolean {
  return canonical(one) === canonical(other);
}

/**
 * The text of an entry for its hash: `[n, at, kind, place or null, option or null]` as JSON without white space
 * (docs/rules/examination.md, section 12).
 */
export function canonical({ n, at, kind, place, option }: LogEntry): string {
  return JSON.stringify([n, at, kind, place ?? null, option ?? null]);
}
