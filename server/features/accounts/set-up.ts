import { holdsDuty } from './duty-column.ts';
import { hashToken, type RandomBytes } from '#server/platform/security/token.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** How long the link of the first start works, in ms. */
const setUpMs = 24 * 60 * 60_000;

/**
 * Makes the secret of the link that sets the college up: 128 bits, valid for 24 hours, once; the earlier one ends.
 * Returns null for an installation that has an operator or a head, which needs none. `now` is in ms
 * (docs/rules/college.md, section 3).
 */
export async function newSetUpSecret(db: Database, now: number, random: RandomBytes): Promise<string | null> {
  const somebody = await db
    .selectFrom('account')
    .select('id')
    .where((row) => row.or([holdsDuty('head'), holdsDuty('operator')]))
    .limit(1)
    .executeTakeFirst();
  if (somebody) return null;
  const secret = random(16).toString('base64url');
  const row = { token_hash: hashToken(secret), expires_at: now + setUpMs };
  await db
    .insertInto('set_up_link')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return secret;
}

/** Whether a secret would set the college up now. */
export async function isSetUpSecret(db: Database, secret: string, now: number): Promise<boolean> {
  const link = await db
    .selectFrom('set_up_link')
    .select('id')
    .where('token_hash', '=', hashToken(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link !== undefined;
}

/** Uses the secret, within a transaction: of two at once only one gets true. */
export async function useSetUpSecret(trx: Database, secret: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('set_up_link')
    .where('token_hash', '=', hashToken(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
