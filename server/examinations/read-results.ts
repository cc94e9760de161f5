import { listOf, text } from '#exam/parse.ts';
import { readStored } from '#server/database/stored-json.ts';
import type { TieDecision } from '#exam/marking/merit.ts';
import type { Database } from '#server/database/tables.ts';
import type { StoredExamination } from '#server/examinations/examination-rows.ts';
import { keyVersions, type KeyVersion } from '#server/examinations/key-versions.ts';
import { resultsOf, type ListRules, type Results } from '#server/examinations/results.ts';
import type { ReadSat, SatExamination } from '#server/examinations/sat.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Everything that the calls after the hand-in tell of. */
export interface ReadResults {
  readonly sat: SatExamination;
  readonly newest: KeyVersion;
  readonly versions: readonly KeyVersion[];
  readonly results: Results;
}

/** Marks an examination by its newest key, with the ties that were decided; `whatIf` stands in place of its own rules. */
export async function readResults(
  db: Database,
  readSat: ReadSat,
  { code, rules }: StoredExamination,
  whatIf: Partial<ListRules> = {},
): Promise<ReadResults> {
  const sat = await readSat(code, db);
  const versions = await keyVersions(db, code);
  const newest = versions.at(-1);
  if (newest === undefined) throw new AppError('not-found');
  const results = resultsOf(sat, newest.key, { ...rules, ...whatIf }, await decidedTies(db, code));
  return { sat, newest, versions, results };
}

async function decidedTies(db: Database, code: string): Promise<TieDecision[]> {
  const rows = await db.selectFrom('tie_decision').selectAll().where('examination', '=', code).execute();
  return rows.map(({ list, among, admitted, reason }) => {
    const symbolNumbers = (json: string) => [...readStored('a decision of a tie', json, listOf(text))];
    return { list, among: symbolNumbers(among), admitted: symbolNumbers(admitted), reason };
  });
}
