import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Message, SendLinkBody } from '#contract/account.ts';
import { addressKey } from '#server/accounts/address-key.ts';
import { emailKey } from '#server/accounts/email-key.ts';
import { formSchema } from '#server/accounts/form-schema.ts';
import { countAttempt, limits } from '#server/accounts/limits.ts';
import type { AccountParts } from '#server/accounts/parts.ts';

/**
 * `POST /send-link`: a link to a new password, by mail. Whether there is such an account is looked up when the
 * mail is sent, not here: neither the answer nor its time can tell.
 */
export const sendLinkRoute: FastifyPluginAsyncZod<AccountParts> = async (app, { together, now, requestLink }) => {
  app.post(
    '/send-link',
    { schema: formSchema('Send a link to a new password', SendLinkBody, { 200: Message }, [422, 429]) },
    async ({ body: { email }, ip }) => {
      const counted = [
        { limit: limits.linkFromAddress, whom: addressKey(ip) },
        { limit: limits.linkOfAccount, whom: emailKey(email) },
      ];
      await together((trx) => countAttempt(trx, counted, now()));
      await requestLink(email);
      return { message: 'If there is an account with this e-mail, a link is on its way. Look into your inbox.' };
    },
  );
};
