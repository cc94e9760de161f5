import type { Application } from '#contract/applications.ts';
import { writeAudit, type AuditEntry } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ApplicationRow } from '#server/platform/database/tables/applications.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { applicationAnswer, canWithdraw, holdApplication, noticeOf } from './application-rows.ts';
import { checkAgain } from './check-again.ts';
import type { ApplicationDeps } from './deps.ts';

/** After a withdrawal the same person may apply again. */
const without = { person_key: null, phone_key: null, voucher_key: null };

/**
 * Withdraws an application; its candidate no longer counts. Throws 'changed-meanwhile' for another version, and
 * 'wrong-state' once the examination is sealed. `now` in ms.
 */
export async function withdrawApplication(
  { db, timeZone }: Pick<ApplicationDeps, 'db' | 'timeZone'>,
  number: string,
  version: number,
  now: number,
): Promise<Application> {
  return db.transaction().execute(async (trx) => {
    const row = await holdApplication(trx, number);
    const notice = await noticeOf(trx, row, now);
    if (!canWithdraw(row, notice))
      throw new AppError('wrong-state', { text: (t) => t.notWithdrawable, detail: { state: row.state } });
    if (row.version !== version) throw new AppError('changed-meanwhile', { detail: { version: row.version } });
    const change = { ...without, state: 'withdrawn' as const, version: row.version + 1, changed_at: now };
    // Those that were doubted for its sake are found before its keys are gone.
    await trx.updateTable('application').set({ state: 'withdrawn' }).where('number', '=', number).execute();
    await checkAgain(trx, notice, timeZone, [number]);
    await trx.updateTable('application').set(change).where('number', '=', number).execute();
    if (row.symbol_number !== null)
      await trx
        .updateTable('candidate')
        .set({ withdrawn_at: now })
        .where('examination', '=', row.examination)
        .where('symbol_number', '=', row.symbol_number)
        .execute();
    await writeAudit(trx, applicantEntry('application-withdrawn', row), now);
    return applicationAnswer(trx, { ...row, ...change }, now);
  });
}

/**
 * Deletes a draft or a withdrawn application with its documents; of its candidate the symbol number alone stays. Throws
 * 'wrong-state' for any other. `now` in ms.
 */
export async function deleteApplication(
  { db }: Pick<ApplicationDeps, 'db'>,
  number: string,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await holdApplication(trx, number);
    if (row.state !== 'draft' && row.state !== 'withdrawn')
      throw new AppError('wrong-state', { text: (t) => t.withdrawFirst, detail: { state: row.state } });
    if (row.symbol_number !== null) await forgetCandidate(trx, row, row.symbol_number);
    await trx.deleteFrom('application').where('number', '=', number).execute();
    if (row.state === 'withdrawn') await writeAudit(trx, applicantEntry('application-deleted', row), now);
  });
}

async function forgetCandidate(trx: Database, { examination }: ApplicationRow, symbolNumber: string): Promise<void> {
  await trx
    .updateTable('candidate')
    .set({
      name: symbolNumber,
      date_of_birth: null,
      previous_score: null,
      phone: null,
      email: null,
      gender: null,
      member_of: '[]',
    })
    .where('examination', '=', examination)
    .where('symbol_number', '=', symbolNumber)
    .execute();
}

/** An audit line of what an applicant did. */
export function applicantEntry(
  act: AuditEntry['act'],
  { number, examination }: Pick<ApplicationRow, 'number' | 'examination'>,
): AuditEntry {
  return { actor: 'visitor', act, subject: `application:${number}`, examination };
}
