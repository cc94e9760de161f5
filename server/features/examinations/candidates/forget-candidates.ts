import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';

/**
 * The tables with data of single candidates, in the order in which rows can be deleted. Announcements may name a
 * candidate.
 */
export const tablesOfCandidates = [
  'time_grant',
  'device_report',
  'silence',
  'objection',
  'announcement_read',
  'announcement',
  'held_entry',
  'entry',
  'attempt',
  'hall_session',
  'rate_limit',
  'room_act',
  'tie_decision',
  'publication',
  'offer_answer',
  'offer_round',
  'offer_rule',
  'payment',
  'bank_line',
  'application',
  'candidate',
] as const;

/**
 * Deletes the candidates' data of examinations that started more than so many months ago, applications and published
 * lists too. The
 * examination stays, with its paper, its key and its line in the audit log. `now` is in ms.
 */
export async function forgetCandidates(db: Database, months: number, now: number): Promise<void> {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  const due = await db
    .selectFrom('examination')
    .select('code')
    .where('starts_at', '<', limit.getTime())
    .where((row) =>
      row.or(
        (['candidate', 'application'] as const).map((table) =>
          row.exists(
            row
              .selectFrom(table)
              .select(`${table}.examination`)
              .whereRef(`${table}.examination`, '=', 'examination.code'),
          ),
        ),
      ),
    )
    .execute();
  for (const { code } of due) {
    // One examination after the other, each whole or not at all.
    // oxlint-disable-next-line eslint/no-await-in-loop
    await db.transaction().execute(async (trx) => {
      const { count } = await trx
        .selectFrom('candidate')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('examination', '=', code)
        .executeTakeFirstOrThrow();
      for (const table of tablesOfCandidates) await trx.deleteFrom(table).where('examination', '=', code).execute();
      const line = { actor: 'system', act: 'candidates-deleted', subject: `examination:${code}` } as const;
      await writeAudit(trx, { ...line, examination: code, details: { count, months } }, now);
    });
  }
}
