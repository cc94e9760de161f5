import type { FastifyInstance } from 'fastify';
import { addAccount, emailTaken, findAccount } from '#server/accounts/accounts.ts';
import { addressKey } from '#server/accounts/address-key.ts';
import { emailKey } from '#server/accounts/email-key.ts';
import { countAttempt, limits } from '#server/accounts/limits.ts';
import type { AccountParts } from '#server/accounts/parts.ts';
import { newId } from '#server/accounts/token.ts';
import { route } from '#server/http/route.ts';

/** `POST /register`: a new account; it does not sign in. */
export function registerRoute(app: FastifyInstance, { db, together, now, random, hasher }: AccountParts): void {
  route(app, 'POST /register', async ({ body: { name, email, password }, ip }) => {
    const counted = [
      { limit: limits.registerFromAddress, whom: addressKey(ip) },
      { limit: limits.registerOfAccount, whom: emailKey(email) },
    ];
    await together((trx) => countAttempt(trx, counted, now()));
    if (await findAccount(db, email)) throw emailTaken();
    const passwordHash = await hasher.hash(password);
    const user = await addAccount(db, { id: newId(random), name, email, passwordHash }, now());
    return { message: 'Register Successfully.Go to login.', user };
  });
}
