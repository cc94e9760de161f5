import type { Role } from '#contract/account.ts';
import { emailKey } from '#server/platform/security/email-key.ts';
import { endSessions } from './sessions.ts';
import { endStaffSessions } from './staff-sessions.ts';
import { writeAudit, type Actor } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';

const rank = { student: 1, staff: 2, admin: 3 } as const satisfies Record<Role, number>;

interface RoleChange {
  readonly email: string;
  readonly role: Role;
  /** Whether an admin vouches for the account although its e-mail is not proven. */
  readonly evenUnproven: boolean;
}

/**
 * Gives an account its role; `now` is in ms. A new role ends the account's sessions of the staff area. A higher role
 * ends every session, because one may be a stranger's. Without a proven e-mail the whole account may be a stranger's,
 * so a higher role is refused.
 */
export function changeRole(
  db: Database,
  { email, role, evenUnproven }: RoleChange,
  actor: Actor,
  now: number,
): Promise<'no-account' | 'unproven' | 'raised' | 'changed'> {
  return db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('account')
      .select(['id', 'role', 'email_proven_at'])
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst();
    if (!account) return 'no-account';
    const rises = rank[role] > rank[account.role];
    if (rises && account.email_proven_at === null && !evenUnproven) return 'unproven';
    await trx.updateTable('account').set({ role }).where('id', '=', account.id).execute();
    if (rises) await endSessions(trx, account.id, null);
    else if (role !== account.role) await endStaffSessions(trx, account.id);
    const details = { before: account.role, after: role, ...(account.email_proven_at === null && { unproven: true }) };
    await writeAudit(trx, { actor, act: 'role-changed', subject: `account:${account.id}`, details }, now);
    return rises ? 'raised' : 'changed';
  });
}
