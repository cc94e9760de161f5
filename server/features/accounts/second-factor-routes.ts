import type { FastifyInstance } from 'fastify';
import { findAccount } from './accounts.ts';
import { rememberDeviceWithCode } from './ask-code.ts';
import { originOf } from './caller.ts';
import { withPassword } from './check-password.ts';
import type { AccountDeps } from './deps.ts';
import { deviceCookie } from './devices.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  newRecoveryCodes,
  removeSecondFactor,
  secondFactorOf,
  takeCode,
} from './second-factor.ts';
import { endOtherStaffSessions } from './staff-sessions.ts';
import { writeAudit, type AuditAction } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { staffCookie } from '#server/platform/http/authorize.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { route } from '#server/platform/http/route.ts';

/** A person's own second factor: set up, confirm, give up, and its recovery codes. */
export function secondFactorRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, now, random, staffTotp } = deps;

  const ownerOf = async ({ email }: { readonly email: string }) => {
    const owner = await findAccount(db, email);
    if (!owner) throw new AppError('not-signed-in');
    return owner;
  };
  const note = (trx: Database, id: string, act: AuditAction, request: { readonly ip: string }) =>
    writeAudit(trx, { actor: `account:${id}`, act, subject: `account:${id}`, origin: originOf(deps, request) }, now());

  route(app, 'GET /staff/second-factor', async ({ account }) => {
    const { on, left } = await secondFactorOf(db, account.id);
    return { on, required: staffTotp === 'required', recoveryCodesLeft: left };
  });

  route(app, 'POST /staff/second-factor', async (request) => {
    const tried = { email: request.account.email, password: request.body.password };
    const { account } = await withPassword(deps, request, tried, async () => 'right' as const);
    return beginSecondFactor(db, account, random);
  });

  route(app, 'POST /staff/second-factor/confirm', async (request, reply) => {
    const owner = await ownerOf(request.account);
    await confirmSecondFactor(deps, db, owner, request.body.code);
    await rememberDeviceWithCode(deps, request, reply, owner);
    return db.transaction().execute(async (trx) => {
      await endOtherStaffSessions(trx, owner.id, request.cookies[staffCookie] ?? '');
      await note(trx, owner.id, 'second-factor-on', request);
      return { recoveryCodes: await newRecoveryCodes(trx, owner.id, random) };
    });
  });

  route(app, 'POST /staff/second-factor/recovery-codes', async (request) => {
    const owner = await ownerOf(request.account);
    await takeCode(deps, db, owner, request.body.code, request.cookies[deviceCookie]);
    return db.transaction().execute(async (trx) => {
      await note(trx, owner.id, 'recovery-codes-made', request);
      return { recoveryCodes: await newRecoveryCodes(trx, owner.id, random) };
    });
  });

  route(app, 'POST /staff/second-factor/off', async (request) => {
    if (staffTotp === 'required') throw new AppError('not-allowed');
    const { code, password } = request.body;
    const tried = { email: request.account.email, password };
    const { account } = await withPassword(deps, request, tried, async () => 'right' as const);
    await takeCode(deps, db, account, code, request.cookies[deviceCookie]);
    await db.transaction().execute(async (trx) => {
      await removeSecondFactor(trx, account.id);
      await note(trx, account.id, 'second-factor-off', request);
    });
    return { message: answerTexts(request).secondFactorGivenUp };
  });
}
