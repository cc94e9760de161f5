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

/** An attempt in the form of its table: a browser reads a text ten times as fast as a stored object. */
export function textOfAttempt({ places, ...attempt }: KeptAttempt): string {
  const columns = Object.fromEntries(fields.map((field) => [field, places.map((place) => place[field])]));
  return JSON.stringify({ ...attempt, columns });
}

/** Parses a text of `textOfAttempt`; earlier versions wrote one without columns. */
export function attemptOfText(text: string): KeptAttempt {
  const kept = JSON.parse(text) as KeptAttempt | (Omit<KeptAttempt, 'places'> & { readonly columns: Columns });
  if (!('columns' in kept)) return kept;
  const { columns, ...attempt } = kept;
  const { question, id, subject, topic, chosen, outcome, ms, at = [] } = columns;
  return {
    ...attempt,
    places: question.map((key, place) => ({
      question: key,
      id: id[place] as number,
      subject: subject[place] as string,
      topic: topic[place] as string | null,
      chosen: chosen[place] as number | null,
      outcome: outcome[place] as KeptPlace['outcome'],
      ms: ms[place] as number,
      // Most answers do not have it, which a text holds as null.
      ...(typeof at[place] === 'number' && { at: at[place] }),
    })),
  };
}
