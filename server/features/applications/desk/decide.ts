import type { BodyOf } from '#contract/calls.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ApplicationRow } from '#server/platform/database/tables/applications.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { auditEntry } from '#server/features/examinations/examination/audit-entry.ts';
import { decisionOf, holdApplication, namesIn, noticeOf, type Verdict } from '../application-rows.ts';
import { checkAgain } from '../check-again.ts';
import type { ApplicationDeps } from '../deps.ts';
import { decisionTellMs, tellApplicants } from '../messages.ts';
import { applicationIn, canUndo } from './one.ts';

type Decision = BodyOf<'POST /staff/examinations/:code/applications/:number/decision'>;

/** An application that a member of the staff decides on. */
interface Case {
  readonly code: string;
  readonly number: string;
  /** Of the account that decides. */
  readonly by: string;
}

const stateAfter = { accept: 'accepted', return: 'returned', refuse: 'refused' } as const;

/**
 * Accepts, returns or refuses a submitted application, in a transaction. Throws 'changed-meanwhile' for another version,
 * and 'wrong-state' if it does not wait, or is returned after the time for corrections. `now` in ms.
 */
export async function decide(
  { db, mail }: Pick<ApplicationDeps, 'db' | 'mail'>,
  { code, number, by }: Case,
  decision: Decision,
  now: number,
): Promise<ApplicationRow> {
  return db.transaction().execute(async (trx) => {
    const row = await heldIn(trx, code, number);
    if (row.version !== decision.version) throw new AppError('changed-meanwhile', { detail: { version: row.version } });
    if (row.state !== 'submitted')
      throw new AppError('wrong-state', { text: (t) => t.decidedAlready, detail: { state: row.state } });
    const notice = await noticeOf(trx, row, now);
    if (decision.decision === 'return' && now >= Date.parse(notice.rules.correctionUntil))
      throw new AppError('wrong-state', { text: (t) => t.correctionsOver, detail: { state: row.state } });
    const decided = decidedOf(decision, row);
    const change = {
      state: stateAfter[decision.decision],
      version: row.version + 1,
      changed_at: now,
      decided_at: now,
      decided_by: by,
      decision: JSON.stringify(decided),
      corrected: '[]',
      is_corrected: 0,
      batch: null,
      // What was typed after it was submitted is no part of what was decided.
      ...(decision.decision === 'return' ? {} : { form: row.sent_form ?? row.form }),
    };
    await trx.updateTable('application').set(change).where('number', '=', number).execute();
    await writeAudit(
      trx,
      auditEntry({ id: by }, 'application-decided', code, auditedOf(decided), subjectOf(number)),
      now,
    );
    if (decision.decision === 'return') await tellApplicants(trx, mail, 'returned', [row], decisionTellMs);
    return { ...row, ...change };
  });
}

/**
 * Takes the last decision on an application back: it waits again. Throws 'changed-meanwhile' for another version, and
 * 'wrong-state' without a decision or once a symbol number is given. `now` in ms.
 */
export async function undoDecision(
  { db, timeZone }: Pick<ApplicationDeps, 'db' | 'timeZone'>,
  { code, number, by }: Case,
  version: number,
  now: number,
): Promise<ApplicationRow> {
  return db.transaction().execute(async (trx) => {
    const row = await heldIn(trx, code, number);
    if (row.version !== version) throw new AppError('changed-meanwhile', { detail: { version: row.version } });
    if (row.symbol_number !== null)
      throw new AppError('wrong-state', { text: (t) => t.numberGiven, detail: { state: row.state } });
    if (!canUndo(row)) throw new AppError('wrong-state', { text: (t) => t.notUndoable, detail: { state: row.state } });
    // Documents that were sent since the return are marked too.
    const corrected = JSON.stringify([...new Set([...(decisionOf(row)?.corrected ?? []), ...namesIn(row.corrected)])]);
    const change = {
      state: 'submitted' as const,
      version: row.version + 1,
      changed_at: now,
      decided_at: null,
      decided_by: null,
      decision: null,
      corrected,
      is_corrected: corrected === '[]' ? 0 : 1,
      batch: null,
    };
    await trx.updateTable('application').set(change).where('number', '=', number).execute();
    await checkAgain(trx, await noticeOf(trx, row, now), timeZone, [number]);
    await writeAudit(
      trx,
      auditEntry({ id: by }, 'application-undone', code, { before: row.state }, subjectOf(number)),
      now,
    );
    return applicationIn(trx, code, number);
  });
}

/** The subject of an audit line about an application. */
export function subjectOf(number: string): string {
  return `application:${number}`;
}

async function heldIn(trx: Database, code: string, number: string): Promise<ApplicationRow> {
  const row = await holdApplication(trx, number);
  if (row.examination !== code) throw new AppError('not-found');
  return row;
}

function decidedOf(decision: Decision, row: ApplicationRow): Verdict {
  const corrected = [...namesIn(row.corrected)];
  switch (decision.decision) {
    case 'accept': {
      const claimed = namesIn(row.claimed);
      const refusedGroups = (decision.refusedGroups ?? []).filter((group) => claimed.includes(group));
      return { kind: 'accept', refusedGroups, extraMinutes: decision.extraMinutes ?? 0, corrected };
    }
    case 'return':
      return { kind: 'return', reasons: decision.reasons, text: decision.text ?? '', corrected };
    case 'refuse':
      return { kind: 'refuse', reason: decision.reason, corrected };
  }
}

/** What the audit log keeps of a decision: it can't be shortened, so it has no words about a person. */
function auditedOf(decided: Verdict): Record<string, unknown> {
  if (decided.kind === 'accept')
    return { decision: 'accept', refusedGroups: decided.refusedGroups, extraMinutes: decided.extraMinutes };
  return decided.kind === 'return' ? { decision: 'return', reasons: decided.reasons } : { decision: 'refuse' };
}
