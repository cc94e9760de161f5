import type { FastifyInstance } from 'fastify';
import { originOf } from './caller.ts';
import { changeDuties } from './change-duties.ts';
import type { AccountDeps } from './deps.ts';
import { listAccounts, listedAccount } from './list-accounts.ts';
import { removeSecondFactor } from './second-factor.ts';
import { endSessions } from './sessions.ts';
import { writeAudit, type AuditAction } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { route } from '#server/platform/http/route.ts';

interface AdminRequest {
  readonly ip: string;
  readonly account: { readonly id: string };
  readonly params: { readonly id: string };
}

/** What heads do with accounts. Each action is in the audit log, in the same transaction. */
export function staffAccountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, now, mail } = deps;

  /** Does something with the account that a request names, and notes it in the audit log. Throws 'not-found'. */
  function act<Done>(
    { ip, account, params: { id } }: AdminRequest,
    name: AuditAction,
    work: (trx: Database, owner: AccountRow) => Promise<Done>,
  ): Promise<Done> {
    return db.transaction().execute(async (trx) => {
      const owner = await trx.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
      if (!owner) throw new AppError('not-found');
      const actor = `account:${account.id}` as const;
      const line = { actor, act: name, subject: `account:${id}`, origin: originOf(deps, { ip }) };
      await writeAudit(trx, { ...line, details: { duties: owner.duties } }, now());
      return work(trx, owner);
    });
  }

  /** Another head does what would shut a head out, so that none shuts out itself by mistake. */
  function refuseOwn({ account, params }: AdminRequest): void {
    if (account.id === params.id) throw new AppError('own-account');
  }

  route(app, 'GET /staff/accounts', ({ query }) => listAccounts(db, query, now()));

  route(app, 'PUT /staff/accounts/:id/duties', async (request) => {
    const { email, duties } = await listedAccount(db, request.params.id, now());
    const touchesOperator = duties.includes('operator') !== request.body.duties.includes('operator');
    // A head is the college's; an operator may run the machine for several.
    if (touchesOperator && !request.account.duties.includes('operator')) throw new AppError('not-allowed');
    const outcome = await changeDuties(db, { email, ...request.body }, `account:${request.account.id}`, now());
    if (outcome === 'no-account') throw new AppError('not-found');
    if (outcome === 'unproven' || outcome === 'last-head') throw new AppError(outcome);
    return listedAccount(db, request.params.id, now());
  });

  route(app, 'POST /staff/accounts/:id/end-sessions', async (request) => {
    await act(request, 'sessions-ended', (trx, { id }) => endSessions(trx, id, null));
    return { message: answerTexts(request).allSessionsEnded };
  });

  route(app, 'POST /staff/accounts/:id/send-link', async (request) => {
    await act(request, 'link-sent', (trx, { email }) => mail.add(trx, { kind: 'reset-link', recipient: email }));
    mail.deliverSoon();
    return { message: answerTexts(request).linkGoesOut };
  });

  route(app, 'DELETE /staff/accounts/:id/second-factor', async (request) => {
    refuseOwn(request);
    await act(request, 'second-factor-off', async (trx, { id }) => {
      await removeSecondFactor(trx, id);
      await endSessions(trx, id, null);
    });
    return { message: answerTexts(request).secondFactorGivenUp };
  });

  route(app, 'DELETE /staff/accounts/:id', async (request) => {
    refuseOwn(request);
    await act(request, 'account-deleted', async (trx, { id, email }) => {
      await trx.deleteFrom('mail_job').where('recipient', '=', email).execute();
      await trx.deleteFrom('account').where('id', '=', id).execute();
    });
    return { message: answerTexts(request).accountGone };
  });
}
