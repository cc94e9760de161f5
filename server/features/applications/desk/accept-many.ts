import { sql } from 'kysely';
import type { AnswerOf } from '#contract/calls.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { jsonRows } from '#server/platform/database/json-rows.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { newId } from '#server/platform/security/token.ts';
import { auditEntry } from '#server/features/examinations/examination/audit-entry.ts';
import type { Verdict } from '../application-rows.ts';
import type { ApplicationDeps } from '../deps.ts';
import { deskLine, lineColumns } from './desk-line.ts';

type AcceptAnswer = AnswerOf<'POST /staff/examinations/:code/applications/accept'>;

/** The applications that wait with nothing doubtful, in the order of the queue. */
export async function clearApplications(db: Database, code: string): Promise<AcceptAnswer['rows']> {
  const rows = await db
    .selectFrom('application')
    .select(lineColumns)
    .where('examination', '=', code)
    .where('state', '=', 'submitted')
    .where('is_doubtful', '=', 0)
    .where('needs_look', '=', 0)
    .orderBy('submitted_at')
    .orderBy('number')
    .execute();
  return rows.map(deskLine);
}

/**
 * Accepts the applications that wait with nothing doubtful, in one transaction, with the groups that they claim; those
 * outside `numbers` are left. Returns those that were accepted, and the name of the step. `now` in ms.
 */
export async function acceptMany(
  { db, random }: Pick<ApplicationDeps, 'db' | 'random'>,
  {
    code,
    by,
    numbers,
  }: { readonly code: string; readonly by: string; readonly numbers: readonly string[] | undefined },
  now: number,
): Promise<AcceptAnswer> {
  return db.transaction().execute(async (trx) => {
    const wanted = numbers && new Set(numbers);
    const rows = (await clearApplications(trx, code)).filter(({ number }) => wanted?.has(number) ?? true);
    if (rows.length === 0) return { rows, accepted: 0, batch: null };
    const batch = newId(random);
    const decision: Verdict = { kind: 'accept', refusedGroups: [], extraMinutes: 0, corrected: [] };
    const asked = jsonRows(
      trx,
      rows.map(({ number }) => ({ number })),
      { number: 'text' },
    );
    // A clerk may have decided on one just now: that decision stays.
    const taken = await trx
      .updateTable('application')
      .set((row) => ({
        state: 'accepted',
        version: row('version', '+', 1),
        changed_at: now,
        decided_at: now,
        decided_by: by,
        decision: JSON.stringify(decision),
        corrected: '[]',
        is_corrected: 0,
        batch,
        form: row.fn.coalesce('sent_form', 'form'),
      }))
      .where('examination', '=', code)
      .where('state', '=', 'submitted')
      .where('is_doubtful', '=', 0)
      .where('needs_look', '=', 0)
      .where('number', 'in', sql<string>`(select number from ${asked})`)
      .returning('number')
      .execute();
    const accepted = new Set(taken.map(({ number }) => number));
    const details = { batch, applications: [...accepted].toSorted() };
    await writeAudit(trx, auditEntry({ id: by }, 'applications-accepted', code, details), now);
    const told = rows.filter(({ number }) => accepted.has(number));
    return { rows: told.map((row) => ({ ...row, state: 'accepted' as const })), accepted: accepted.size, batch };
  });
}

/** Takes such a step back, for those that have no symbol number and were not decided anew. Throws 'wrong-state'. */
export async function undoMany(
  { db }: Pick<ApplicationDeps, 'db'>,
  { code, by, batch }: { readonly code: string; readonly by: string; readonly batch: string },
  now: number,
): Promise<AnswerOf<'POST /staff/examinations/:code/applications/undo'>> {
  return db.transaction().execute(async (trx) => {
    const undone = await trx
      .updateTable('application')
      .set((row) => ({
        state: 'submitted',
        version: row('version', '+', 1),
        changed_at: now,
        decided_at: null,
        decided_by: null,
        decision: null,
        batch: null,
      }))
      .where('examination', '=', code)
      .where('batch', '=', batch)
      .where('state', '=', 'accepted')
      .where('symbol_number', 'is', null)
      .returning('number')
      .execute();
    if (undone.length === 0) throw new AppError('wrong-state', { text: (t) => t.notUndoable });
    const details = { batch, applications: undone.length };
    await writeAudit(trx, auditEntry({ id: by }, 'applications-undone', code, details), now);
    return { undone: undone.length };
  });
}
