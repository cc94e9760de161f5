import { limits } from '#server/platform/security/limits.ts';
import type { AccountDeps } from './deps.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';

/**
 * Queues a mail that tells the owner of an account about a changed password, within the transaction of the change. The
 * caller sends the mail afterwards.
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
