import type { FastifyInstance } from 'fastify';
import { findAccount, setPassword } from './accounts.ts';
import { auditReachedLimit } from '#server/platform/security/audit-limit.ts';
import { askCode, rememberDeviceWithCode } from './ask-code.ts';
import { attemptOf, originOf } from './caller.ts';
import { refuseGuessable } from '#server/platform/security/guessable-password.ts';
import { limits } from '#server/platform/security/limits.ts';
import type { AccountDeps } from './deps.ts';
import { dropResetLinks } from './reset-links.ts';
import { bearerToken, endSessions } from './sessions.ts';
import { tellOwner } from './tell-owner.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { route } from '#server/platform/http/route.ts';

const failures = [limits.wrongCurrentPassword];

/** The error as the code field shows it. It is not 401, for the reason below. */
function besideTheCode(refused: AppError): AppError {
  if (refused.code === 'code-needed') return new AppError('invalid', { fields: { code: (t) => t.codeNeeded } });
  if (refused.code === 'wrong-code') return new AppError('invalid', { fields: { code: (t) => t.wrongCode } });
  return refused;
}

/**
 * `POST /change-password`: sets a new password for a signed-in person who knows the current one. All other sessions
 * end.
 */
export function changePasswordRoute(app: FastifyInstance, deps: AccountDeps): void {
  const { db, together, now, hasher, line, limiter, mail } = deps;
  route(app, 'POST /change-password', async (request, reply) => {
    const { currentPassword, password, code } = request.body;
    const account = await findAccount(db, request.account.email);
    if (!account) throw new AppError('not-signed-in');
    refuseGuessable(password, account);
    const attempt = attemptOf(deps, request, account.email, account);
    const passwordHash = await line.run(`change ${attempt.address}`, account.id, async () => {
      await limiter.check(db, failures, attempt, now());
      if (await hasher.check(currentPassword, account.password_hash)) {
        const refused = await askCode(deps, request, account, code);
        if (refused) throw besideTheCode(refused);
        return hasher.hash(password);
      }
      await together(async (trx) => {
        const counted = await limiter.count(trx, failures, attempt, now());
        await auditReachedLimit(trx, counted, `account:${account.id}`, originOf(deps, request), now());
      });
      // This is not 401, because that would say that the session has ended.
      throw new AppError('invalid', { fields: { currentPassword: (t) => t.notCurrentPassword } });
    });
    await db.transaction().execute(async (trx) => {
      const isSet = await setPassword(trx, account, passwordHash);
      // Another change came first and ended this session.
      if (!isSet) throw new AppError('not-signed-in');
      await dropResetLinks(trx, account.id);
      await endSessions(trx, account.id, bearerToken(request.headers.authorization));
      const subject = `account:${account.id}` as const;
      const origin = originOf(deps, request);
      await writeAudit(trx, { actor: subject, act: 'password-changed', subject, origin }, now());
      await tellOwner(deps, trx, account);
    });
    mail.deliverSoon();
    await rememberDeviceWithCode(deps, request, reply, { ...account, password_hash: passwordHash });
    return { message: answerTexts(request).passwordChanged };
  });
}
