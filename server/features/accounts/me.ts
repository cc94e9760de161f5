import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from './deps.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { route } from '#server/platform/http/route.ts';

/** `GET /me`: the account of the token. `PUT /me/language`: the language of mails to the account. */
export function meRoutes(app: FastifyInstance, { db }: Pick<AccountDeps, 'db'>): void {
  route(app, 'GET /me', ({ account: { id, name, email, role } }) => ({ id, name, email, role }));

  route(app, 'PUT /me/language', async (request) => {
    const { account, body } = request;
    await db.updateTable('account').set({ language: body.language }).where('id', '=', account.id).execute();
    return { message: answerTexts(request).languageKept };
  });
}
