import type { FastifyInstance } from 'fastify';
import { reachedLimit } from '#server/accounts/audit-limit.ts';
import { findAccount, publicUser } from '#server/accounts/accounts.ts';
import { attemptOf, laneOf, originOf, rememberDevice } from '#server/accounts/caller.ts';
import { longestPause, type Counted } from '#server/accounts/limiter.ts';
import { limits, type Attempt } from '#server/accounts/limits.ts';
import type { AccountDeps } from '#server/accounts/deps.ts';
import { beginSession } from '#server/accounts/sessions.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { AccountRow, Database } from '#server/database/tables.ts';
import { AppError } from '#server/errors/app-error.ts';
import { route } from '#server/http/route.ts';

const failures = [
  limits.wrongPasswordOnDevice,
  limits.wrongPasswordFromAddress,
  limits.wrongPassword,
  limits.failingAccountsOfAddress,
];

/** What a right password takes back; a stranger's failures at an account stay. */
const forgiven = [limits.wrongPasswordOnDevice, limits.failingAccountsOfAddress];

/** `POST /login`: a session for the right password; the same refusal whether the account or the password is wrong. */
export function loginRoute(app: FastifyInstance, deps: AccountDeps): void {
  const { db, together, now, random, hasher, line, limiter } = deps;
  route(app, 'POST /login', async (request, reply) => {
    const { email, password } = request.body;
    const account = await findAccount(db, email);
    const attempt = attemptOf(deps, request, email, account);
    const lane = laneOf('login', attempt);
    // Looked up in its turn, when the failures of those before it are counted: what waits has not failed. The session
    // begins there too, so that the line knows how long a log-in takes where the disk is slow.
    const session = await line.run(lane, attempt.account, async () => {
      await limiter.check(db, failures, attempt, now());
      const fits = await hasher.check(password, account?.password_hash);
      if (account && fits) return admit(account, attempt);
      const counted = await together(async (trx) => {
        const all = await limiter.count(trx, failures, attempt, now());
        await auditFailure(trx, all, `account:${account?.id ?? 'none'}`, originOf(deps, request), now());
        return all;
      });
      line.pause(lane, longestPause(counted));
      return null;
    });
    if (!account || !session) throw new AppError('wrong-credentials');
    rememberDevice(deps, request, reply, account);
    const { token, expiresAt } = session;
    return { token, user: publicUser(account), expiresAt: new Date(expiresAt).toISOString() };
  });

  /** Begins a session and forgives; null when the password was changed meanwhile. */
  async function admit(account: AccountRow, attempt: Attempt) {
    const session = await beginSession(db, account, now(), random);
    if (!session) return null;
    await together(async (trx) => {
      for (const limit of forgiven) await limiter.takeBack(trx, limit, attempt);
    });
    return session;
  }
}

/**
 * Writes down the first failure of each window, and each limit that is reached. Of an address with many failing
 * accounts only every hundredth: nobody must be able to fill a log that can't be shortened.
 */
async function auditFailure(
  db: Database,
  counted: readonly Counted[],
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
