import type { FastifyInstance } from 'fastify';
import { findAccount } from '#server/features/accounts/accounts.ts';
import { auditReachedLimit } from '#server/platform/security/audit-limit.ts';
import { attemptOf, originOf } from '#server/features/accounts/caller.ts';
import type { AccountDeps } from '#server/features/accounts/deps.ts';
import { limits } from '#server/platform/security/limits.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { route } from '#server/platform/http/route.ts';

const failures = [limits.wrongCurrentPassword];

/**
 * `DELETE /me`: deletes the account and all its data, for an owner who knows its password. A head must first take the
 * duties of a member of staff away. What its owner wrote stays, without a name.
 */
export function deleteAccountRoute(app: FastifyInstance, deps: AccountDeps): void {
  const { db, together, now, hasher, line, limiter } = deps;
  route(app, 'DELETE /me', async (request) => {
    const account = await findAccount(db, request.account.email);
    if (!account) throw new AppError('not-signed-in');
    if (account.duties !== '') throw new AppError('not-allowed');
    const attempt = attemptOf(deps, request, account.email, account);
    const subject = `account:${account.id}` as const;
    const origin = originOf(deps, request);
    await line.run(`delete ${attempt.address}`, account.id, async () => {
      await limiter.check(db, failures, attempt, now());
      if (await hasher.check(request.body.password, account.password_hash)) return;
      await together(async (trx) => {
        const counted = await limiter.count(trx, failures, attempt, now());
        await auditReachedLimit(trx, counted, subject, origin, now());
      });
      // This is not 401, because that would say that the session has ended.
      throw new AppError('invalid', { fields: { password: (t) => t.notCurrentPassword } });
    });
    await db.transaction().execute(async (trx) => {
      // This also deletes its sessions, links and record.
      const { numDeletedRows } = await trx
        .deleteFrom('account')
        .where('id', '=', account.id)
        .where('password_hash', '=', account.password_hash)
        .executeTakeFirst();
      // The password was changed meanwhile, which ended this session.
      if (numDeletedRows === 0n) throw new AppError('not-signed-in');
      await trx.deleteFrom('mail_job').where('recipient', '=', account.email).execute();
      await writeAudit(trx, { actor: subject, act: 'account-deleted', subject, origin }, now());
    });
    return { message: answerTexts(request).accountDeleted };
  });
}
