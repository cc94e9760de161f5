import type { FastifyInstance } from 'fastify';
import { publicUser } from '#server/accounts/accounts.ts';
import { isReachedByHttps, originOf, rememberDevice } from '#server/accounts/caller.ts';
import { withPassword } from '#server/accounts/check-password.ts';
import type { AccountDeps } from '#server/accounts/deps.ts';
import {
  beginStaffSession,
  endOfStaffSession,
  endStaffSession,
  staffCookieOptions,
} from '#server/accounts/staff-sessions.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { AccountRow } from '#server/database/tables.ts';
import { AppError } from '#server/errors/app-error.ts';
import { staffCookie } from '#server/http/authorize.ts';
import { answerTexts } from '#server/http/answer-texts.ts';
import { route } from '#server/http/route.ts';

/** The staff area's session: begun with the password, told, and ended. */
export function staffSessionRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, now, random } = deps;
  const said = (account: Pick<AccountRow, 'id' | 'name' | 'email' | 'role'>, expiresAt: number) => ({
    ...publicUser(account),
    expiresAt: new Date(expiresAt).toISOString(),
    timeZone: deps.timeZone,
  });

  route(app, 'POST /staff/session', async (request, reply) => {
    const { account, session } = await withPassword(deps, request, request.body, (owner) => admit(owner, request));
    if (session === 'not-allowed') throw new AppError('not-allowed');
    rememberDevice(deps, request, reply, account);
    void reply.setCookie(staffCookie, session.token, staffCookieOptions(isReachedByHttps(deps, request)));
    return said(account, session.expiresAt);
  });

  /** A student's right password is forgiven as any, and opens nothing here. */
  async function admit(account: AccountRow, request: { readonly ip: string }) {
    if (account.role === 'student') return 'not-allowed' as const;
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

  route(app, 'DELETE /staff/session', async (request, reply) => {
    const subject = `account:${request.account.id}` as const;
    await db.transaction().execute(async (trx) => {
      await endStaffSession(trx, request.cookies[staffCookie] ?? '');
      const line = { actor: subject, act: 'staff-signed-out', subject, origin: originOf(deps, request) } as const;
      await writeAudit(trx, line, now());
    });
    const { maxAge: _, ...options } = staffCookieOptions(isReachedByHttps(deps, request));
    void reply.clearCookie(staffCookie, options);
    return { message: answerTexts(request).leftStaff };
  });
}
