import { listOf, text } from '#exam/parse.ts';
import { readStored } from '#server/platform/database/stored-json.ts';
import type { TieDecision } from '#exam/marking/fill-seats.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { keyVersions, type KeyVersion } from './key-versions.ts';
import { resultsOf, type ListRules, type Results } from './results.ts';
import type { ReadSubmissions, Submissions } from '#server/features/examinations/examination/submissions.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** Everything that the calls after the hand-in need. */
export interface ReadResults {
  readonly submissions: Submissions;
  readonly newest: KeyVersion;
  readonly versions: readonly KeyVersion[];
  readonly results: Results;
}

/** Marks an examination by its newest key, with the decided ties; `whatIf` replaces its own rules. */
export async function readResults(
  db: Database,
  readSubmissions: ReadSubmissions,
  { code, rules }: StoredExamination,
  whatIf: Partial<ListRules> = {},
): Promise<ReadResults> {
  const submissions = await readSubmissions(code, db);
  const versions = await keyVersions(db, code);
  const newest = versions.at(-1);
  if (newest === undefined) throw new AppError('not-found');
  const results = resultsOf(submissions, newest.key, { ...rules, ...whatIf }, await decidedTies(db, code));
  return { submissions, newest, versions, results };
}

async function decidedTies(db: Database, code: string): Promise<TieDecision[]> {
  const rows = await db.selectFrom('tie_decision').selectAll().where('examination', '=', code).execute();
  return rows.map(({ list, among, admitted, reason }) => {
    const symbolNumbers = (json: string) => [...readStored('a decision of a tie', json, listOf(text))];
    return { list, among: symbolNumbers(among), admitted: symbolNumbers(admitted), reason };
  });
}
