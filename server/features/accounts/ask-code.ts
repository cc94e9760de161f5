import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf, rememberDevice } from './caller.ts';
import type { AccountDeps } from './deps.ts';
import { deviceCookie } from './devices.ts';
import { givesCodes, takeCode } from './second-factor.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/**
 * Checks the code of an account with a second factor. Returns 'code-needed', 'wrong-code' or 'too-many-attempts', or
 * null if the code is right or the account has no second factor. Guesses and used recovery codes go into the audit log.
 */
export async function askCode(
  deps: AccountDeps,
  request: Pick<FastifyRequest, 'cookies' | 'ip'>,
  account: AccountRow,
  code: string | undefined,
): Promise<AppError | null> {
  const { db, now } = deps;
  if ((await givesCodes(db, account.id)) === null) return null;
  if (code === undefined) return new AppError('code-needed');
  const subject = `account:${account.id}` as const;
  const line = { actor: subject, subject, origin: originOf(deps, request) } as const;
  try {
    if ((await takeCode(deps, db, account, code, request.cookies[deviceCookie])) === 'recovery')
      await writeAudit(db, { ...line, act: 'recovery-code-used' }, now());
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'wrong-code')
      await writeAudit(db, { ...line, actor: 'visitor', act: 'second-factor-refused' }, now());
    return error;
  }
}

/** Lets the device remember that this account gave its password on it, and its code if it has one. */
export async function rememberDeviceWithCode(
  deps: AccountDeps,
  request: Pick<FastifyRequest, 'cookies' | 'ip' | 'protocol'>,
  reply: FastifyReply,
  account: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<void> {
  const factor = await givesCodes(deps.db, account.id);
  rememberDevice(deps, request, reply, ...(factor === null ? [account] : [account, factor]));
}
