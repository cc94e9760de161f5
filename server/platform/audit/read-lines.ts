import { auditDetails } from './audit-details.ts';
import { sql, type SelectQueryBuilder } from 'kysely';
import { actorNames } from './actor-names.ts';
import type { Database, Tables } from '#server/platform/database/tables.ts';

/** Lines of the audit log, of which nothing is selected yet. */
export type AuditLines = SelectQueryBuilder<Tables, 'audit_log', object>;

/** Which of them are asked for: `page` from 1, `size` lines each. */
interface LinesQuery {
  readonly page: number;
  readonly size: number;
  readonly actor?: string | undefined;
  readonly act?: string | undefined;
  /** A part of what it was done to, or of what is told of it; empty for all. */
  readonly q: string;
}

/** So many who acted are offered to choose from; the lines of the others stand on the pages, and in the file. */
const mostActors = 500;

/** What of the log is read: `some` of `all` lines. */
interface Read {
  readonly all: AuditLines;
  readonly some?: AuditLines;
  /** What can have been done in them; where it is left out, what was done is looked for in all of them. */
  readonly acts?: readonly string[];
}

/**
 * A page of some lines, newest first, with the names of accounts as they are now; and, of all lines, who acted and what was done. Of those who acted
 * first who is no account, then the accounts, each from who acted last.
 */
export async function readLines(
  db: Database,
  { all, some = all, acts }: Read,
  { page, size, actor, act, q }: LinesQuery,
) {
  const like = `%${q.replaceAll(/[%_\\]/g, '\\$&').toLowerCase()}%`;
  const asked = some
    .$if(actor !== undefined, (lines) => lines.where('actor', '=', actor ?? ''))
    .$if(act !== undefined, (lines) => lines.where('act', '=', act ?? ''))
    .$if(q !== '', (lines) =>
      lines.where(
        (line) => sql<boolean>`lower(${line.ref('subject')} || ' ' || ${line.ref('details')}) like ${like} escape '\\'`,
      ),
    );
  const { total } = await asked.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await asked
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const actors = await all
    .select('actor')
    .groupBy('actor')
    .orderBy((line) => sql`case when ${line.ref('actor')} like 'account:%' then 1 else 0 end`)
    .orderBy(({ fn }) => fn.max('id'), 'desc')
    .limit(mostActors)
    .execute();
  const names = await actorNames(db, [
    ...actors.map((each) => each.actor),
    ...rows.flatMap((row) => [row.actor, row.subject]),
  ]);
  const nameOf = (account: string) => names.get(account) ?? null;
  return {
    rows: rows.map((row) => ({
      at: new Date(row.at).toISOString(),
      actor: row.actor,
      name: nameOf(row.actor),
      act: row.act,
      subject: row.subject,
      subjectName: nameOf(row.subject),
      details: { ...auditDetails(row.details) },
    })),
    total,
    actors: actors.map((each) => ({ actor: each.actor, name: nameOf(each.actor) })),
    acts: [...(acts ?? (await actsIn(all)))],
  };
}

async function actsIn(lines: AuditLines): Promise<readonly string[]> {
  const rows = await lines.select('act').distinct().orderBy('act').execute();
  return rows.map(({ act }) => act);
}

/** What the columns of the file are called. */
export const lineColumns = ['at', 'actor', 'act', 'subject', 'details'] as const;

/** A line as cells of the file. */
export function cellsOf(line: {
  readonly at: number;
  readonly actor: string;
  readonly act: string;
  readonly subject: string;
  readonly details: string;
}): readonly string[] {
  return [new Date(line.at).toISOString(), line.actor, line.act, line.subject, line.details];
}
