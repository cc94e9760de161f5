import type { PastAnswer } from './answers.ts';

/** What a record says of one answered question. */
export interface QuestionStanding {
  /** Whether it was ever answered wrong or missed. */
  readonly onceWrong: boolean;
  /** Whether it was right the last time. */
  readonly lastRight: boolean;
  /** When it was answered last, in ms since the epoch. */
  readonly at: number;
}

/** The standing of each answered question by `keyOf`. `answers` in order of time; a key of null is left out. */
export function standingsOf<Key = string>(
  answers: readonly PastAnswer[],
  keyOf: (answer: PastAnswer) => Key | null,
): Map<Key, QuestionStanding> {
  const standings = new Map<Key, QuestionStanding>();
  for (const answer of answers) {
    const key = keyOf(answer);
    if (key === null) continue;
    const lastRight = answer.outcome === 'right';
    const onceWrong = !lastRight || (standings.get(key)?.onceWrong ?? false);
    standings.set(key, { onceWrong, lastRight, at: answer.at });
  }
  return standings;
}

/** The turn of a question: never seen, wrong the last time, once wrong, always right. */
function turnOf(standing: QuestionStanding | undefined): number {
  if (standing === undefined) return 0;
  if (!standing.lastRight) return 1;
  return standing.onceWrong ? 2 : 3;
}

/**
 * Questions in the order in which a practice asks them (docs/rules/practice-record.md, section 7). Those never seen come
 * first, then those wrong the last time. Those once wrong follow, then those always right. Among equals the one seen
 * longest ago comes first, else the order stays.
 */
export function inPracticeOrder<Item>(
  items: readonly Item[],
  standingOf: (item: Item) => QuestionStanding | undefined,
): Item[] {
  return items
    .map((item) => ({ item, standing: standingOf(item) }))
    .sort(
      (one, other) =>
        turnOf(one.standing) - turnOf(other.standing) || (one.standing?.at ?? 0) - (other.standing?.at ?? 0),
    )
    .map(({ item }) => item);
}
