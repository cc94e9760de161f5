import type { Duty } from '#contract/duty.ts';
import { dutiesIn, dutiesText, holdsDuty } from './duty-column.ts';
import { endSessions } from './sessions.ts';
import { endStaffSessions } from './staff-sessions.ts';
import { writeAudit, type Actor } from '#server/platform/audit/audit-log.ts';
import { emailKey } from '#server/platform/security/email-key.ts';
import type { Database } from '#server/platform/database/tables.ts';

type Outcome = 'no-account' | 'unproven' | 'last-head' | 'raised' | 'changed';

interface DutyChange {
  readonly email: string;
  readonly duties: readonly Duty[];
  /** Whether the giver vouches for the account although its e-mail is not proven. */
  readonly evenUnproven: boolean;
}

/**
 * Gives an account its duties, in place of the earlier ones; `now` is in ms. A change ends the account's sessions of
 * the staff area. A new duty from another person ends every session, because one may be a stranger's. Without a proven
 * e-mail the whole account may be a stranger's, so a new duty is refused. The last head stays head
 * (docs/rules/college.md, section 2).
 */
export function changeDuties(db: Database, change: DutyChange, actor: Actor, now: number): Promise<Outcome> {
  return db.transaction().execute((trx) => changeDutiesWithin(trx, change, actor, now));
}

/** The same within a transaction. */
export async function changeDutiesWithin(
  trx: Database,
  { email, duties, evenUnproven }: DutyChange,
  actor: Actor,
  now: number,
): Promise<Outcome> {
  // The write holds every head, so that of two changes at once the second sees the first.
  const heads = await trx
    .updateTable('account')
    .set((row) => ({ duties: row.ref('duties') }))
    .where(holdsDuty('head'))
    .returning('id')
    .execute();
  const account = await trx
    .selectFrom('account')
    .select(['id', 'duties', 'email_proven_at'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  if (!account) return 'no-account';
  const before = dutiesIn(account);
  const rises = duties.some((duty) => !before.includes(duty));
  const isOwn = actor === `account:${account.id}`;
  if (rises && !isOwn && account.email_proven_at === null && !evenUnproven) return 'unproven';
  if (before.includes('head') && !duties.includes('head') && heads.length === 1) return 'last-head';
  const after = dutiesText(duties);
  if (after === account.duties) return 'changed';
  await trx.updateTable('account').set({ duties: after }).where('id', '=', account.id).execute();
  if (rises && !isOwn) await endSessions(trx, account.id, null);
  else if (!isOwn) await endStaffSessions(trx, account.id);
  const details = {
    before: { duties: before },
    after: { duties: dutiesIn({ duties: after }) },
    ...(account.email_proven_at === null && { unproven: true }),
  };
  await writeAudit(trx, { actor, act: 'duties-changed', subject: `account:${account.id}`, details }, now);
  return rises ? 'raised' : 'changed';
}
