import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from './accounts.ts';
import { askCode, rememberDeviceWithCode } from './ask-code.ts';
import { originOf } from './caller.ts';
import { withPassword } from './check-password.ts';
import type { AccountDeps } from './deps.ts';
import { secondFactorOf } from './second-factor.ts';
import {
  beginStaffSession,
  endOfStaffSession,
  endStaffSession,
  proveStaffSession,
  staffCookieOptions,
} from './staff-sessions.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { staffCookie, type Caller } from '#server/platform/http/authorize.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { cookieName, isReachedByHttps } from '#server/platform/http/cookies.ts';
import { route } from '#server/platform/http/route.ts';

/** The staff area's session: begun with the password, shown, and ended. */
export function staffSessionRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, now, random, staffTotp } = deps;
  const said = async (
    { id, name, email, role, duties }: Pick<Caller, 'id' | 'name' | 'email' | 'role' | 'duties'>,
    expiresAt: number,
  ) => {
    const { on } = await secondFactorOf(db, id);
    const without = staffTotp === 'required' ? ('missing' as const) : ('off' as const);
    const secondFactor = on ? ('on' as const) : without;
    return {
      id,
      name,
      email,
      role,
      duties: [...duties],
      expiresAt: new Date(expiresAt).toISOString(),
      secondFactor,
    };
  };

  route(app, 'POST /staff/session', async (request, reply) => {
    const { account, session } = await withPassword(deps, request, request.body, (owner) => admit(owner, request));
    if ('refused' in session) throw session.refused;
    await rememberDeviceWithCode(deps, request, reply, account);
    const secure = isReachedByHttps(deps.baseUrl, request);
    void reply.setCookie(cookieName(staffCookie, secure), session.token, staffCookieOptions(secure));
    return said(callerOf(account), session.expiresAt);
  });

  /** A student's right password clears failures as usual, but opens nothing here. */
  async function admit(
    account: AccountRow,
    request: Pick<FastifyRequest, 'cookies' | 'ip'> & { readonly body: { readonly code?: string | undefined } },
  ) {
    if (account.duties === '') return { refused: new AppError('not-allowed') };
    const refused = await askCode(deps, request, account, request.body.code);
    if (refused) return { refused };
    return db.transaction().execute(async (trx) => {
      const session = await beginStaffSession(trx, account, now(), random);
      const subject = `account:${account.id}` as const;
      const line = { actor: subject, act: 'staff-signed-in', subject, origin: originOf(deps, request) } as const;
      if (session) await writeAudit(trx, line, now());
      return session;
    });
  }

  route(app, 'GET /staff/session', async ({ account, cookies }) => {
    const expiresAt = await endOfStaffSession(db, cookies[staffCookie] ?? '');
    if (expiresAt === null) throw new AppError('not-signed-in');
    return said(account, expiresAt);
  });

  route(app, 'POST /staff/session/proof', async (request) => {
    const { password } = request.body;
    const tried = { email: request.account.email, password };
    const { session } = await withPassword(deps, request, tried, async (owner) => ({
      refused: await askCode(deps, request, owner, request.body.code),
    }));
    if (session.refused) throw session.refused;
    await proveStaffSession(db, request.cookies[staffCookie] ?? '', now());
    return { message: answerTexts(request).proven };
  });

  route(app, 'DELETE /staff/session', async (request, reply) => {
    const subject = `account:${request.account.id}` as const;
    await db.transaction().execute(async (trx) => {
      await endStaffSession(trx, request.cookies[staffCookie] ?? '');
      const line = { actor: subject, act: 'staff-signed-out', subject, origin: originOf(deps, request) } as const;
      await writeAudit(trx, line, now());
    });
    const secure = isReachedByHttps(deps.baseUrl, request);
    const { maxAge: _, ...options } = staffCookieOptions(secure);
    void reply.clearCookie(cookieName(staffCookie, secure), options);
    return { message: answerTexts(request).leftStaff };
  });
}
