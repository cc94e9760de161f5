import type { Account } from '#contract/account.ts';
import { roleOf } from '#contract/duty.ts';
import type { BodyOf } from '#contract/calls.ts';
import { dutiesIn } from './duty-column.ts';
import { emailKey } from '#server/platform/security/email-key.ts';
import type { Caller } from '#server/platform/http/authorize.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Language } from '#text/language.ts';

/** Finds the account with this e-mail, in upper or lower case, or undefined. */
export function findAccount(db: Database, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
}

/** Adds a student's account. Returns null when the e-mail is taken, even when two are added at the same moment. */
export async function addAccount(
  db: Database,
  account: Omit<BodyOf<'POST /register'>, 'password'> & {
    readonly id: string;
    readonly passwordHash: string;
    readonly language: Language;
  },
  now: number,
): Promise<Account | null> {
  const { id, name, email, passwordHash, language } = account;
  const added = await db
    .insertInto('account')
    .values({
      id,
      name,
      email,
      email_key: emailKey(email),
      password_hash: passwordHash,
      duties: '',
      language,
      email_proven_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  return added ? publicUser(added) : null;
}

/** The error for a second account with the same e-mail. */
export function emailTaken(): AppError {
  return new AppError('email-taken', { fields: { email: (t) => t.emailHasAccount } });
}

/**
 * Gives an account a new password hash, if it still has the hash that was read; returns whether. Within a transaction
 * this holds the account: any other change of its password comes before or after.
 */
export async function setPassword(
  db: Database,
  { id, password_hash }: Pick<AccountRow, 'id' | 'password_hash'>,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The only place that decides which fields of an account leave the server. */
export function publicUser(row: AccountHead): Account {
  const { id, name, email } = row;
  return { id, name, email, role: roleOf(dutiesIn(row)) };
}

/** The account of a call, with its duties. */
export function callerOf(row: AccountHead): Caller {
  return { ...publicUser(row), duties: dutiesIn(row) };
}

/** The columns of an account that say whose it is and what it may do. */
export type AccountHead = Pick<AccountRow, 'id' | 'name' | 'email' | 'duties'>;
