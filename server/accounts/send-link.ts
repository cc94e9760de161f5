import type { FastifyInstance } from 'fastify';
import { addressKey } from '#server/accounts/address-key.ts';
import { emailKey } from '#server/accounts/email-key.ts';
import { countAttempt, limits } from '#server/accounts/limits.ts';
import type { AccountParts } from '#server/accounts/parts.ts';
import { route } from '#server/http/route.ts';

/**
 * `POST /send-link`: a link to a new password, by mail. Whether there is such an account is looked up when the
 * mail is sent, not here: neither the answer nor its time can tell.
 */
export function sendLinkRoute(app: FastifyInstance, { together, now, requestLink }: AccountParts): void {
  route(app, 'POST /send-link', async ({ body: { email }, ip }) => {
    const counted = [
      { limit: limits.linkFromAddress, whom: addressKey(ip) },
      { limit: limits.linkOfAccount, whom: emailKey(email) },
    ];
    await together((trx) => countAttempt(trx, counted, now()));
    await requestLink(email);
    return { message: 'If there is an account with this e-mail, a link is on its way. Look into your inbox.' };
  });
}
