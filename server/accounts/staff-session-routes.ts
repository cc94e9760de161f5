import type { FastifyInstance } from 'fastify';
import { publicUser } from '#server/accounts/accounts.ts';
import { originOf, rememberDevice } from '#server/accounts/caller.ts';
import { withPassword } from '#server/accounts/check-password.ts';
import type { AccountDeps } from '#server/accounts/deps.ts';
import { secondFactorOf, takeCode } from '#server/accounts/second-factor.ts';
import {
  beginStaffSession,
  endOfStaffSession,
  endStaffSession,
  proveStaffSession,
  staffCookieOptions,
} from '#server/accounts/staff-sessions.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { AccountRow } from '#server/database/tables/accounts.ts';
import { AppError } from '#server/errors/app-error.ts';
import { staffCookie } from '#server/http/authorize.ts';
import { answerTexts } from '#server/http/answer-texts.ts';
import { cookieName, isReachedByHttps } from '#server/http/cookies.ts';
import { route } from '#server/http/route.ts';

/** The staff area's session: begun with the password, told, and ended. */
export function staffSessionRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, now, random, staffTotp } = deps;
  const said = async (account: Pick<AccountRow, 'id' | 'name' | 'email' | 'role'>, expiresAt: number) => {
    const { on } = await secondFactorOf(db, account.id);
    const without = staffTotp === 'required' ? ('missing' as const) : ('off' as const);
    const secondFactor = on ? ('on' as const) : without;
    return {
      ...publicUser(account),
      expiresAt: new Date(expiresAt).toISOString(),
      secondFactor,
    };
  };

  route(app, 'POST /staff/session', async (request, reply) => {
    const { account, session } = await withPassword(deps, request, request.body, (owner) => admit(owner, request));
    if ('refused' in session) throw session.refused;
    rememberDevice(deps, request, reply, account);
    const secure = isReachedByHttps(deps.baseUrl, request);
    void reply.setCookie(cookieName(staffCookie, secure), session.token, staffCookieOptions(secure));
    return said(account, session.expiresAt);
  });

  /** A student's right password is forgiven as any, and opens nothing here. */
  async function admit(
    account: AccountRow,
    request: { readonly ip: string; readonly body: { code?: string | undefined } },
  ) {
    if (account.role === 'student') return { refused: new AppError('not-allowed') };
    const refused = await secondFactorRefusal(account, request);
    if (refused) return { refused };
    return db.transaction().execute(async (trx) => {
      const session = await beginStaffSession(trx, account, now(), random);
      const subject = `account:${account.id}` as const;
      const line = { actor: subject, act: 'staff-signed-in', subject, origin: originOf(deps, request) } as const;
      if (session) await writeAudit(trx, line, now());
      return session;
    });
  }

  /** Why the second factor lets nobody in, where there is one; null otherwise. */
  async function secondFactorRefusal(
    account: AccountRow,
    request: { readonly ip: string; readonly body: { code?: string | undefined } },
  ): Promise<AppError | null> {
    const { code } = request.body;
    if (!(await secondFactorOf(db, account.id)).on) return null;
    if (code === undefined) return new AppError('code-needed');
    const subject = `account:${account.id}` as const;
    const line = { actor: subject, subject, origin: originOf(deps, request) } as const;
    try {
      if ((await takeCode(deps, db, account, code)) === 'recovery')
        await writeAudit(db, { ...line, act: 'recovery-code-used' }, now());
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'wrong-code')
        await writeAudit(db, { ...line, actor: 'visitor', act: 'second-factor-refused' }, now());
      return error;
    }
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
      refused: await secondFactorRefusal(owner, request),
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
