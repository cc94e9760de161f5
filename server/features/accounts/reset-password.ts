import type { FastifyInstance } from 'fastify';
import { addressKey } from '#server/platform/http/address-key.ts';
import { originOf, rememberDevice } from './caller.ts';
import type { AccountDeps } from './deps.ts';
import { refuseGuessable } from '#server/platform/security/guessable-password.ts';
import { checkResetLink, useResetLink } from './reset-links.ts';
import { bearerToken } from './sessions.ts';
import { tellOwner } from './tell-owner.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { route } from '#server/platform/http/route.ts';

/** `POST /reset-password`: the token of a link sets a new password, once. It also ends a lock-out. */
export function resetPasswordRoute(app: FastifyInstance, deps: AccountDeps): void {
  const { db, now, hasher, line, limiter, mail } = deps;
  route(app, 'POST /reset-password', async (request, reply) => {
    const { token, password } = request.body;
    const owner = await checkResetLink(db, token, now());
    refuseGuessable(password, owner);
    // Only the owner of a link gets here, so failures of others at the address don't slow this down.
    const passwordHash = await line.run(`link-used ${addressKey(request.ip)}`, owner.id, () => hasher.hash(password));
    const use = { token, passwordHash, keptToken: bearerToken(request.headers.authorization) };
    const account = await db.transaction().execute(async (trx) => {
      const used = await useResetLink(trx, use, now());
      await limiter.clearAccount(trx, used.email_key);
      const subject = `account:${used.id}` as const;
      await writeAudit(trx, { actor: subject, act: 'password-reset', subject, origin: originOf(deps, request) }, now());
      await tellOwner(deps, trx, used);
      return used;
    });
    mail.deliverSoon();
    rememberDevice(deps, request, reply, account);
    return { message: answerTexts(request).passwordReset };
  });
}
