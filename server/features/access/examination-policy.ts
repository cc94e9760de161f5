import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Account } from '#contract/account.ts';
import type { Duty } from '#contract/duty.ts';
import type { Database, Tables } from '#server/platform/database/tables.ts';
import { emailKey } from '#server/platform/security/email-key.ts';

/** The member of staff who asks. */
export type Viewer = Pick<Account, 'id' | 'email'> & { readonly duties: readonly Duty[] };

/**
 * Whether a viewer may see and change an examination: as head, as clerk, as its owner or as a co-examiner. Which calls
 * a clerk has says the contract. A trial belongs to its examination and is never visible by itself. This is the only
 * rule for it, as a condition on the rows of `examination` (docs/rules/college.md, section 2).
 */
export function isVisibleTo(
  row: ExpressionBuilder<Tables, 'examination'>,
  viewer: Viewer,
): ExpressionWrapper<Tables, 'examination', SqlBool> {
  const isOfItsOwn = row('examination.trial_of', 'is', null);
  const seesAll = viewer.duties.some((duty) => duty === 'head' || duty === 'clerk');
  return row.and(seesAll ? [isOfItsOwn] : [isOfItsOwn, isOwnOf(row, viewer)]);
}

/**
 * Whether an examination is a viewer's own, as its owner or as a co-examiner. Only they see its paper and its key
 * before the key is published.
 */
export function isOwnOf(
  row: ExpressionBuilder<Tables, 'examination'>,
  { id, email }: Viewer,
): ExpressionWrapper<Tables, 'examination', SqlBool> {
  const isNamed = row.exists(
    row
      .selectFrom('examination_staff')
      .select('examination_staff.email_key')
      .whereRef('examination_staff.examination', '=', 'examination.code')
      .where('examination_staff.email_key', '=', emailKey(email)),
  );
  return row.or([row('examination.owner_id', '=', id), isNamed]);
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
