import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Message, ResetPasswordBody } from '#contract/account.ts';
import { formSchema } from '#server/accounts/form-schema.ts';
import type { AccountParts } from '#server/accounts/parts.ts';
import { checkResetLink, useResetLink } from '#server/accounts/reset-links.ts';
import { bearerToken } from '#server/accounts/sessions.ts';

/** `POST /reset-password`: the token of a link buys a new password, once. */
export const resetPasswordRoute: FastifyPluginAsyncZod<AccountParts> = async (app, { db, now, hasher }) => {
  app.post(
    '/reset-password',
    { schema: formSchema('Set a new password', ResetPasswordBody, { 200: Message }, [410, 422]) },
    async ({ body: { token, password }, headers }) => {
      await checkResetLink(db, token, now());
      const passwordHash = await hasher.hash(password);
      await useResetLink(db, { token, passwordHash, keptToken: bearerToken(headers.authorization) }, now());
      return { message: 'Your new password is set. Log in with it.' };
    },
  );
};
