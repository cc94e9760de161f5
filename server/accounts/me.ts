import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { User } from '#contract/account.ts';
import { ErrorBody } from '#contract/error.ts';
import type { AccountParts } from '#server/accounts/parts.ts';
import { bearerToken, sessionUser } from '#server/accounts/sessions.ts';
import { AppError } from '#server/errors/app-error.ts';

/** `GET /me`: who the token belongs to. */
export const meRoute: FastifyPluginAsyncZod<AccountParts> = async (app, { askOne, now }) => {
  app.get(
    '/me',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Who am I?',
        security: [{ token: [] }],
        response: { 200: User, 401: ErrorBody, 503: ErrorBody },
      },
    },
    async ({ headers }) => {
      const token = bearerToken(headers.authorization);
      const user = token && (await sessionUser(askOne, token, now()));
      if (!user) throw new AppError('not-signed-in');
      return user;
    },
  );
};
