import { limits } from '#server/platform/security/limits.ts';
import type { AccountDeps } from './deps.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';

/**
 * Writes down, within the transaction of the change itself, that the owner of an account is to be told by mail that its
 * password was changed. Who calls it lets the mail go out afterwards.
 */
export async function tellOwner(
  { limiter, mail, now }: Pick<AccountDeps, 'limiter' | 'mail' | 'now'>,
  trx: Database,
  { email, email_key }: Pick<AccountRow, 'email' | 'email_key'>,
): Promise<void> {
  const [counted] = await limiter.count(
    trx,
    [limits.mailsOfChange],
    { account: email_key, address: '', device: null },
    now(),
  );
  if (counted && counted.count > limits.mailsOfChange.allowed) return;
  await mail.add(trx, { kind: 'password-changed', recipient: email });
}
