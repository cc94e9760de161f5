import type { FastifyInstance } from 'fastify';
import { findAccount, publicUser } from '#server/accounts/accounts.ts';
import { addressKey } from '#server/accounts/address-key.ts';
import { emailKey } from '#server/accounts/email-key.ts';
import { countAttempt, forgiveAttempt, limits, type Counted } from '#server/accounts/limits.ts';
import type { AccountParts } from '#server/accounts/parts.ts';
import { beginSession } from '#server/accounts/sessions.ts';
import { AppError } from '#server/errors/app-error.ts';
import { route } from '#server/http/route.ts';

/** `POST /login`: a session for the right password; the same refusal whether the account or the password is wrong. */
export function loginRoute(app: FastifyInstance, { db, together, now, random, hasher }: AccountParts): void {
  route(app, 'POST /login', async ({ body: { email, password }, ip }) => {
    const counted = attemptsOf(email, ip);
    // Counted before the password is looked at, so that many guesses at once are not all let through.
    await together((trx) => countAttempt(trx, counted, now()));
    const account = await findAccount(db, email);
    const fits = await hasher.check(password, account?.password_hash);
    if (!account || !fits) throw new AppError('wrong-credentials');
    const { token, expiresAt } = await together(async (trx) => {
      await forgiveAttempt(trx, counted);
      return beginSession(trx, account.id, now(), random);
    });
    return { token, user: publicUser(account), expiresAt: new Date(expiresAt).toISOString() };
  });
}

function attemptsOf(email: string, ip: string): readonly Counted[] {
  const [account, address] = [emailKey(email), addressKey(ip)];
  return [
    { limit: limits.loginOfAccountFromAddress, whom: `${account} ${address}` },
    { limit: limits.loginFromAddress, whom: address },
    { limit: limits.loginOfAccount, whom: account },
  ];
}
