import { finite, isRecord, listOf, objectOf, orNull, text, wholeNumber } from '#exam/parse.ts';
import { parseAttempt, parseOutcome } from '#exam/record/parse-record.ts';
import type { KeptAttempt, KeptPlace } from '#exam/record/record.ts';

/** The fields of its places, each as its own list. For thousands of answers that is half the text, and half the reading time. */
type Columns = { readonly [Field in keyof KeptPlace]: readonly KeptPlace[Field][] };

const fields = [
  'question',
  'id',
  'subject',
  'topic',
  'chosen',
  'outcome',
  'ms',
  'at',
] as const satisfies (keyof KeptPlace)[];

/** Parses lists, not places: an object for each place and field would double the reading time. */
const parseColumns = objectOf<Omit<Columns, 'at'>>({
  question: listOf(text),
  id: listOf(finite),
  subject: listOf(text),
  topic: listOf(orNull(text)),
  chosen: listOf(orNull(wholeNumber)),
  outcome: listOf(parseOutcome),
  ms: listOf(finite),
});

/** An attempt in the form of its table: a browser reads a text ten times as fast as a stored object. */
export function textOfAttempt({ places, ...attempt }: KeptAttempt): string {
  const columns = Object.fromEntries(fields.map((field) => [field, places.map((place) => place[field])]));
  return JSON.stringify({ ...attempt, columns });
}

/** Parses a text of `textOfAttempt`; earlier versions wrote one without columns. Undefined for any other text. */
export function attemptOfText(kept: string): KeptAttempt | undefined {
  const value = parseJson(kept);
  if (!isRecord(value) || !('columns' in value)) return parseAttempt(value);
  const attempt = parseAttempt({ ...value, places: [] });
  const places = placesOf(value['columns']);
  return attempt && places && { ...attempt, places };
}

function placesOf(value: unknown): KeptPlace[] | undefined {
  const columns = parseColumns(value);
  if (columns === undefined || !isRecord(value)) return undefined;
  // Most answers do not have a time, which a text holds as null.
  const times: readonly unknown[] = Array.isArray(value['at']) ? value['at'] : [];
  const places = columns.question.map((_, n) => placeAt(columns, times[n], n));
  return places.every((place) => place !== undefined) ? places : undefined;
}

function placeAt(columns: Omit<Columns, 'at'>, time: unknown, n: number): KeptPlace | undefined {
  const [question, id, subject, outcome] = [columns.question[n], columns.id[n], columns.subject[n], columns.outcome[n]];
  const [topic, chosen, ms, at] = [columns.topic[n], columns.chosen[n], columns.ms[n], finite(time)];
  if (question === undefined || id === undefined || subject === undefined || outcome === undefined) return undefined;
  if (topic === undefined || chosen === undefined || ms === undefined) return undefined;
  return { question, id, subject, topic, chosen, outcome, ms, ...(at !== undefined && { at }) };
}

function parseJson(kept: string): unknown {
  try {
    return JSON.parse(kept);
  } catch {
    return undefined;
  }
}
