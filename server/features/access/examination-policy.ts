import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Account } from '#contract/account.ts';
import type { Database, Tables } from '#server/platform/database/tables.ts';
import { emailKey } from '#server/platform/security/email-key.ts';

/** The member of staff who asks. */
export type Viewer = Pick<Account, 'id' | 'email' | 'role'>;

/**
 * Whether a viewer may see and change an examination: as its owner, as a co-examiner or as an admin. This is the only
 * rule for it, as a condition on the rows of `examination`. A trial belongs to its examination and is never visible by
 * itself.
 */
export function isVisibleTo(
  row: ExpressionBuilder<Tables, 'examination'>,
  { id, email, role }: Viewer,
): ExpressionWrapper<Tables, 'examination', SqlBool> {
  const isOfItsOwn = row('examination.trial_of', 'is', null);
  if (role === 'admin') return row.and([isOfItsOwn]);
  const isNamed = row.exists(
    row
      .selectFrom('examination_staff')
      .select('examination_staff.email_key')
      .whereRef('examination_staff.examination', '=', 'examination.code')
      .where('examination_staff.email_key', '=', emailKey(email)),
  );
  return row.and([isOfItsOwn, row.or([row('examination.owner_id', '=', id), isNamed])]);
}

/** Sets the co-examiners of an examination, in place of the earlier ones; `isVisibleTo` reads them. */
export async function nameCoExaminers(db: Database, code: string, emails: readonly string[]): Promise<void> {
  await db.deleteFrom('examination_staff').where('examination', '=', code).execute();
  const keys = [...new Set(emails.map(emailKey))];
  if (keys.length === 0) return;
  await db
    .insertInto('examination_staff')
    .values(keys.map((email_key) => ({ examination: code, email_key })))
    .execute();
}
