import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '#server/accounts/deps.ts';
import { bearerToken, endSession } from '#server/accounts/sessions.ts';
import { answerTexts } from '#server/http/answer-texts.ts';
import { route } from '#server/http/route.ts';

/** `POST /logout`: the token is dead from then on; the same answer without a live one. */
export function logoutRoute(app: FastifyInstance, { db }: Pick<AccountDeps, 'db'>): void {
  route(app, 'POST /logout', async (request) => {
    const token = bearerToken(request.headers.authorization);
    if (token !== null) await endSession(db, token);
    return { message: answerTexts(request).loggedOut };
  });
}
