import type { FastifyInstance } from 'fastify';
import type { AccountParts } from '#server/accounts/parts.ts';
import { checkResetLink, useResetLink } from '#server/accounts/reset-links.ts';
import { bearerToken } from '#server/accounts/sessions.ts';
import { route } from '#server/http/route.ts';

/** `POST /reset-password`: the token of a link buys a new password, once. */
export function resetPasswordRoute(app: FastifyInstance, { db, now, hasher }: AccountParts): void {
  route(app, 'POST /reset-password', async ({ body: { token, password }, headers }) => {
    await checkResetLink(db, token, now());
    const passwordHash = await hasher.hash(password);
    await useResetLink(db, { token, passwordHash, keptToken: bearerToken(headers.authorization) }, now());
    return { message: 'Your new password is set. Log in with it.' };
  });
}
