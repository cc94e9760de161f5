import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Message } from '#contract/account.ts';
import { bodyRefusals } from '#server/accounts/form-schema.ts';
import type { AccountParts } from '#server/accounts/parts.ts';
import { bearerToken, endSession } from '#server/accounts/sessions.ts';

/** `POST /logout`: the token is dead from then on; the same answer without a live one. */
export const logoutRoute: FastifyPluginAsyncZod<AccountParts> = async (app, { db }) => {
  app.post(
    '/logout',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Log out',
        security: [{ token: [] }],
        response: { ...bodyRefusals, 200: Message },
      },
    },
    async ({ headers }) => {
      const token = bearerToken(headers.authorization);
      if (token !== null) await endSession(db, token);
      return { message: 'Logout Successfully.' };
    },
  );
};
