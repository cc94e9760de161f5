import { iso } from '#server/platform/iso.ts';
import type { FastifyInstance } from 'fastify';
import { originOf } from './caller.ts';
import type { AccountDeps } from './deps.ts';
import { bearerToken, endSession, endSessions } from './sessions.ts';
import { hashToken } from '#server/platform/security/token.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { route } from '#server/platform/http/route.ts';

/** The public id of a session. It is made from the stored hash of the token and can't be used to sign in. */
const idOf = (tokenHash: string) => hashToken(tokenHash).slice(0, 20);

/**
 * The sessions of an account on its owner's profile: listed, and ended one by one, or all but the caller's. `POST
 * /logout` ends the caller's; the answer is the same without a live session.
 */
export function listedSessionRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, now } = deps;
  const live = (accountId: string) =>
    db.selectFrom('session').selectAll().where('account_id', '=', accountId).where('expires_at', '>', now()).execute();

  route(app, 'POST /logout', async (request) => {
    const token = bearerToken(request.headers.authorization);
    if (token !== null) await endSession(db, token);
    return { message: answerTexts(request).loggedOut };
  });

  route(app, 'GET /me/sessions', async ({ account, headers }) => {
    const own = hashToken(bearerToken(headers.authorization) ?? '');
    const rows = await live(account.id);
    const lastUse = ({ last_used_at, created_at }: (typeof rows)[number]) => last_used_at ?? created_at;
    return {
      sessions: rows
        .toSorted((one, other) => lastUse(other) - lastUse(one) || other.created_at - one.created_at)
        .map((row) => ({
          id: idOf(row.token_hash),
          device: row.device,
          createdAt: iso(row.created_at),
          lastUsedAt: iso(lastUse(row)),
          current: row.token_hash === own,
        })),
    };
  });

  route(app, 'DELETE /me/sessions/:id', async (request) => {
    const { account, params } = request;
    const found = (await live(account.id)).find(({ token_hash }) => idOf(token_hash) === params.id);
    if (!found) throw new AppError('not-found');
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('session').where('token_hash', '=', found.token_hash).execute();
      await audit(trx, request, { sessions: 'one' });
    });
    return { message: answerTexts(request).sessionEnded };
  });

  route(app, 'DELETE /me/sessions', async (request) => {
    await db.transaction().execute(async (trx) => {
      await endSessions(trx, request.account.id, bearerToken(request.headers.authorization));
      await audit(trx, request, { sessions: 'all others' });
    });
    return { message: answerTexts(request).sessionsEnded };
  });

  function audit(
    trx: typeof db,
    request: { readonly account: { readonly id: string }; readonly ip: string },
    details: { readonly sessions: string },
  ): Promise<void> {
    const subject = `account:${request.account.id}` as const;
    return writeAudit(
      trx,
      { actor: subject, act: 'sessions-ended', subject, details, origin: originOf(deps, request) },
      now(),
    );
  }
}
