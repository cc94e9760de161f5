import type { PublishedResults } from '#contract/published-results.ts';
import { readCollege } from '#server/features/college/college.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import type { StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { meritLists } from '#server/features/examinations/marking/merit-answer.ts';
import type { ReadResults } from '#server/features/examinations/marking/read-results.ts';
import { sign, signingKeys } from './signing.ts';

/**
 * Publishes the results, once and for ever (docs/rules/examination.md, section 8). It signs the lists by symbol number,
 * with names if the examination says so. It stores each candidate's own result under the hash of the PIN, to be found
 * without a database.
 */
export async function publish(
  trx: Database,
  { now }: Pick<ExaminationDeps, 'now'>,
  { code, rules }: StoredExamination,
  { submissions, newest, results }: ReadResults,
): Promise<void> {
  const at = now();
  const { ranking, open, groups, waiting } = meritLists(results);
  const named = <Row extends { readonly name: string }>({ name, ...row }: Row) =>
    rules.namesPublished ? { ...row, name } : row;
  const lists = {
    open: open.map(named),
    groups: groups.map(({ candidates, ...group }) => ({ ...group, candidates: candidates.map(named) })),
    waiting: {
      open: waiting.open.map(named),
      groups: waiting.groups.map(({ candidates, ...group }) => ({ ...group, candidates: candidates.map(named) })),
    },
  };
  const { name, address, signatory, signsAs } = await readCollege(trx);
  const published: PublishedResults = {
    code,
    title: rules.title,
    publishedAt: new Date(at).toISOString(),
    ...((name.en !== '' || name.ne !== '') && { college: { name, address, signatory, signsAs } }),
    keyVersion: newest.version,
    passMark: rules.passMark,
    tieBreaks: rules.tieBreaks,
    seats: rules.seats,
    sat: ranking.length,
    ...lists,
    ranking: ranking.map(named),
  };
  const signed = JSON.stringify(published);
  const pinOf = new Map(submissions.candidates.map(({ symbol_number, pin_hash }) => [symbol_number, pin_hash]));
  const own = Object.fromEntries(results.rows.map((row) => [pinOf.get(row.symbolNumber) ?? '', row]));
  const { privateKey } = await signingKeys(trx);
  await trx
    .insertInto('publication')
    .values({
      examination: code,
      made_at: at,
      signed,
      signature: sign(signed, privateKey),
      own_results: JSON.stringify(own),
    })
    .execute();
}
