import type { Objection } from '#contract/merit.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { decisionOf, keyVersions, type KeyVersion } from './key-versions.ts';
import type { ReadSubmissions } from '#server/features/examinations/examination/submissions.ts';

/** Every objection to the key of an examination, by place and time, with its candidate's choice and the decision. */
export async function readObjections(
  db: Database,
  readSubmissions: ReadSubmissions,
  code: string,
): Promise<Objection[]> {
  const rows = await db
    .selectFrom('objection')
    .selectAll()
    .where('examination', '=', code)
    .orderBy('place')
    .orderBy('made_at')
    .orderBy('symbol_number')
    .execute();
  if (rows.length === 0) return [];
  const versions = await keyVersions(db, code);
  const candidateOf = new Map((await readSubmissions(code)).candidates.map((each) => [each.symbol_number, each]));
  return rows.map(({ symbol_number, place, reason, option, made_at }) => ({
    symbolNumber: symbol_number,
    name: candidateOf.get(symbol_number)?.name ?? '',
    chosen: candidateOf.get(symbol_number)?.choices?.[place] ?? null,
    place,
    reason,
    option,
    at: new Date(made_at).toISOString(),
    decision: decisionOf(versions, place, made_at),
  }));
}

/** Each place with objections that no later version of the key has decided, with their number. */
export async function undecidedObjections(
  db: Database,
  code: string,
  versions: readonly KeyVersion[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('objection')
    .select(['place', 'made_at'])
    .where('examination', '=', code)
    .orderBy('place')
    .execute();
  const undecided = new Map<number, number>();
  for (const { place, made_at } of rows)
    if (decisionOf(versions, place, made_at) === null) undecided.set(place, (undecided.get(place) ?? 0) + 1);
  return undecided;
}
