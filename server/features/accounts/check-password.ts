import type { FastifyRequest } from 'fastify';
import { reachedLimit } from '#server/platform/security/audit-limit.ts';
import { findAccount, setPassword } from './accounts.ts';
import { attemptOf, laneOf, originOf } from './caller.ts';
import { longestPause, type LimitCount } from '#server/platform/security/limiter.ts';
import { limits, type Attempt } from '#server/platform/security/limits.ts';
import type { AccountDeps } from './deps.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

const failures = [
  limits.wrongPasswordOnDevice,
  limits.wrongPasswordFromAddress,
  limits.wrongPassword,
  limits.failingAccountsOfAddress,
  limits.failedLogins,
];

/** The counts that a right password clears; a stranger's failures at an account stay. */
const forgiven = [limits.wrongPasswordOnDevice, limits.failingAccountsOfAddress];

interface Entry<Session> {
  readonly account: AccountRow;
  readonly session: Session;
}

/**
 * Checks a password in its turn in the line, and calls `admit` if it is right. `admit` begins a session and returns it,
 * or null when the account has changed meanwhile. Then the account is read and checked once more. Throws
 * 'wrong-credentials', the same for a wrong account and a wrong password, 'too-many-attempts' and 'busy'.
 */
export async function withPassword<Session>(
  deps: AccountDeps,
  request: Pick<FastifyRequest, 'cookies' | 'ip' | 'protocol'>,
  { email, password }: { readonly email: string; readonly password: string },
  admit: (account: AccountRow) => Promise<Session | null>,
): Promise<Entry<Session> & { readonly attempt: Attempt }> {
  const { db, together, now, hasher, line, limiter } = deps;
  const account = await findAccount(db, email);
  const attempt = attemptOf(deps, request, email, account);
  const lane = laneOf('login', attempt);
  // The account is looked up in its turn, when earlier failures are counted: a waiting attempt has not failed yet. The
  // session begins there too, so that the line knows how long a log-in takes on a slow disk.
  const entry = await line.run(lane, attempt.account, async () => {
    await limiter.check(db, failures, attempt, now());
    const entered = await enter(account);
    if (entered) {
      await together((trx) => forgive(trx));
      return entered;
    }
    const counted = await together(async (trx) => {
      const all = await limiter.count(trx, failures, attempt, now());
      await auditFailure(trx, all, `account:${account?.id ?? 'none'}`, originOf(deps, request), now());
      return all;
    });
    line.pause(lane, longestPause(counted));
    return null;
  });
  if (!entry) throw new AppError('wrong-credentials');
  return { ...entry, attempt };

  /** Returns null for a wrong password. */
  async function enter(known: AccountRow | undefined): Promise<Entry<Session> | null> {
    const fits = await hasher.check(password, known?.password_hash);
    if (!known || !fits) return null;
    const owner = await renewHash(deps, known, password);
    const session = owner && (await admit(owner));
    return session ? { account: owner, session } : enter(await findAccount(db, email));
  }

  async function forgive(trx: Database): Promise<void> {
    for (const limit of forgiven) await limiter.takeBack(trx, limit, attempt);
  }
}

/**
 * Hashes a right password anew if its hash was made at less than the present cost. Returns null when it was changed
 * meanwhile.
 */
async function renewHash(
  { db, hasher }: AccountDeps,
  account: AccountRow,
  password: string,
): Promise<AccountRow | null> {
  if (!hasher.isCheap(account.password_hash)) return account;
  const passwordHash = await hasher.hash(password);
  const isSet = await setPassword(db, account, passwordHash);
  return isSet ? { ...account, password_hash: passwordHash } : null;
}

/**
 * Notes the first failure of each window, and each limit that is reached. For an address with many failing accounts it
 * notes only every hundredth. Otherwise a stranger could fill a log that can't be shortened.
 */
async function auditFailure(
  db: Database,
  counted: readonly LimitCount[],
  subject: string,
  origin: string,
  now: number,
): Promise<void> {
  const reached = reachedLimit(counted);
  const crowd = counted.find(({ limit }) => limit.effect === 'slow')?.count ?? 0;
  const isWorthALine =
    counted[0]?.count === 1 && (crowd <= limits.failingAccountsOfAddress.allowed || crowd % 100 === 0);
  if (!reached && !isWorthALine) return;
  const act = reached ? 'login-held-up' : 'login-refused';
  const details = { ...(reached && { limit: reached }), ...(crowd > 0 && { accountsFromHere: crowd }) };
  await writeAudit(db, { actor: 'visitor', act, subject, details, origin }, now);
}
