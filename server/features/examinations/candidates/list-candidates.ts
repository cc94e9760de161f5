import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { AnswerOf } from '#contract/calls.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { candidateAnswer, candidatesOf } from './candidate-rows.ts';
import { groupsOf } from './written-fields.ts';

interface CandidatesQuery {
  readonly q?: string | undefined;
  readonly room?: string | undefined;
  readonly group?: string | undefined;
  readonly extraMinutes?: 'with' | 'without' | undefined;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** A page of the candidates of an examination by symbol number, with the names of all its groups. */
export async function listCandidates(
  db: Database,
  code: string,
  query: CandidatesQuery,
): Promise<AnswerOf<'GET /staff/examinations/:code/candidates'>> {
  let found = candidatesOf(db, code);
  if (query.room !== undefined) found = found.where('candidate.room', '=', query.room);
  if (query.extraMinutes !== undefined)
    found = found.where('candidate.extra_minutes', query.extraMinutes === 'with' ? '>' : '=', 0);
  if (query.group !== undefined) found = found.where(isIn(query.group));
  if (query.q !== undefined) {
    const like = `%${query.q.replaceAll(/[%_\\]/g, '\\$&').toLowerCase()}%`;
    found = found.where(
      (row) => sql<boolean>`(lower(${row.ref('candidate.name')}) like ${like} escape '\\'
        or lower(${row.ref('candidate.symbol_number')}) like ${like} escape '\\')`,
    );
  }
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('candidate')
    .select(['attempt.began_at', 'attempt.handed_in_at'])
    .orderBy('candidate.symbol_number')
    .limit(query.size)
    .offset((query.page - 1) * query.size)
    .execute();
  const memberships = await db
    .selectFrom('candidate')
    .select('member_of')
    .where('examination', '=', code)
    .distinct()
    .execute();
  const groups = memberships.flatMap(({ member_of }) => groupsOf({ member_of }));
  const symbolNumbers = rows.map(({ symbol_number }) => symbol_number);
  return {
    rows: rows.map(candidateAnswer),
    total,
    groups: [...new Set(groups)].sort(),
    withPhoto: await photographed(db, code, symbolNumbers),
  };
}

/** Those whose application has a photo. */
async function photographed(db: Database, code: string, symbolNumbers: readonly string[]): Promise<string[]> {
  if (symbolNumbers.length === 0) return [];
  const found = await db
    .selectFrom('application')
    .innerJoin('application_document', 'application_document.application', 'application.number')
    .select('application.symbol_number')
    .where('application.examination', '=', code)
    .where('application.symbol_number', 'in', symbolNumbers)
    .where('application_document.kind', '=', 'photo')
    .execute();
  return found.flatMap(({ symbol_number }) => symbol_number ?? []);
}

/** Whether a candidate belongs to a group: the list has its name, at the start or after another. */
function isIn(group: string): RawBuilder<SqlBool> {
  const name = JSON.stringify(group);
  const without = (text: string) => sql`replace(candidate.member_of, ${text}, '')`;
  return sql<SqlBool>`(${without(`[${name}`)} <> candidate.member_of or ${without(`,${name}`)} <> candidate.member_of)`;
}
