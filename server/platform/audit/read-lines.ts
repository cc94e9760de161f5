import { auditDetails } from './audit-details.ts';
import { sql, type SelectQueryBuilder } from 'kysely';
import { actorNames } from './actor-names.ts';
import type { Database, Tables } from '#server/platform/database/tables.ts';

/** A query for lines of the audit log, without selected columns. */
export type AuditLines = SelectQueryBuilder<Tables, 'audit_log', object>;

/** Which lines are wanted: `page` from 1, `size` lines each. */
interface LinesQuery {
  readonly page: number;
  readonly size: number;
  readonly actor?: string | undefined;
  readonly act?: string | undefined;
  /** A part of the subject or of the details; empty for all lines. */
  readonly q: string;
}

/** The most actors to choose from. Lines of other actors stand on the pages and in the file. */
const mostActors = 500;

/** Which lines are read: `some` of `all`. */
interface LinesPart {
  readonly all: AuditLines;
  readonly some?: AuditLines;
  /** The actions that they can have; without it they are looked up in all lines. */
  readonly acts?: readonly string[];
}

/**
 * A page of some lines, newest first, with the names of accounts as they are now. Also the actors and actions of all
 * lines. Actors without an account come first, then the accounts, each by its last action.
 */
export async function readLines(
  db: Database,
  { all, some = all, acts }: LinesPart,
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

/** The column names of the file. */
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
