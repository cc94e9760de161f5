import type { FastifyInstance } from 'fastify';
import { findAccount, setPassword } from '#server/accounts/accounts.ts';
import { auditReachedLimit } from '#server/accounts/audit-limit.ts';
import { askCode, rememberDeviceWithCode } from '#server/accounts/ask-code.ts';
import { attemptOf, originOf } from '#server/accounts/caller.ts';
import { refuseGuessable } from '#server/accounts/guessable-password.ts';
import { limits } from '#server/accounts/limits.ts';
import type { AccountDeps } from '#server/accounts/deps.ts';
import { dropResetLinks } from '#server/accounts/reset-links.ts';
import { bearerToken, endSessions } from '#server/accounts/sessions.ts';
import { tellOwner } from '#server/accounts/tell-owner.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { AppError } from '#server/errors/app-error.ts';
import { answerTexts } from '#server/http/answer-texts.ts';
import { route } from '#server/http/route.ts';

const failures = [limits.wrongCurrentPassword];

/** What is said beside the field of the code. No 401, as below. */
function besideTheCode(refused: AppError): AppError {
  if (refused.code === 'code-needed') return new AppError('invalid', { fields: { code: (t) => t.codeNeeded } });
  if (refused.code === 'wrong-code') return new AppError('invalid', { fields: { code: (t) => t.wrongCode } });
  return refused;
}

/** `POST /change-password`: a new password for who is signed in and knows the current one. All other sessions end. */
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
      // Not 401: that would say that the session has ended.
      throw new AppError('invalid', { fields: { currentPassword: (t) => t.notCurrentPassword } });
    });
    await db.transaction().execute(async (trx) => {
      const isSet = await setPassword(trx, account, passwordHash);
      // Another change came first, and ended this session.
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
