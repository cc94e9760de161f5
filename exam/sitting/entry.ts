import { isRecord, text, wholeNumber } from '../parse.ts';

/** What a candidate does, in the words of the log. */
export const entryKinds = ['choose', 'clear', 'flag', 'unflag', 'see', 'hand-in'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A numbered line of an attempt's log (docs/rules/examination.md, section 5). */
export interface Entry {
  /** From 1, without gaps. */
  readonly n: number;
  /** Whole ms since the examination's start, by the server's clock as the device knows it. */
  readonly at: number;
  readonly kind: EntryKind;
  /** From 0, in the paper's order, not the candidate's; a hand-in has none. */
  readonly place?: number;
  /** The option's id; only of a choice. */
  readonly option?: string;
}

/** How many entries a log has at most: an honest one has hundreds. */
export const mostEntries = 20_000;

/** What is done, before it is numbered and timed. */
export type Act = Omit<Entry, 'n' | 'at'>;

/** Reads a parsed JSON value as an entry: exactly the fields of its kind, or undefined. Never throws. */
export function parseEntry(value: unknown): Entry | undefined {
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

/** Whether two entries say the same, number and time included. */
export function sameEntry(one: Entry, other: Entry): boolean {
  return canonical(one) === canonical(other);
}

/** The text of an entry that is hashed: `[n, at, kind, place or null, option or null]` as JSON without white space (docs/rules/examination.md, section 12). */
export function canonical({ n, at, kind, place, option }: Entry): string {
  return JSON.stringify([n, at, kind, place ?? null, option ?? null]);
}
