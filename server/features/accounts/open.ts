import { availableParallelism } from 'node:os';
import { createDevices } from './devices.ts';
import { createFairLine } from '#server/platform/security/fair-line.ts';
import { createHasher, type PasswordHashing } from '#server/platform/security/hasher.ts';
import { createKeyedHash } from '#server/platform/security/keyed-hash.ts';
import { createLimiter } from '#server/platform/security/limiter.ts';
import type { AccountDeps } from './deps.ts';
import { newToken } from '#server/platform/security/token.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { keptSecret } from '#server/platform/database/secret.ts';

/**
 * Room for a whole school that logs in at once, and more. At 20 ms each, the last one waits some twenty seconds. Where
 * each takes longer, fewer wait.
 */
const waiting = 1000;

interface AccountOptions extends Pick<AccountDeps, 'now' | 'random' | 'baseUrl' | 'mail' | 'staffTotp'> {
  readonly database: OpenDatabase;
  readonly hashing: PasswordHashing;
  readonly sleep: (ms: number) => Promise<void>;
  readonly workers: number;
}

/** Puts together what the account calls need in one of `workers` servers on this machine. */
export async function openAccounts({
  database,
  hashing,
  sleep,
  workers,
  ...given
}: AccountOptions): Promise<AccountDeps> {
  const { db, together } = database;
  const { now, random, baseUrl, mail, staffTotp } = given;
  const hash = createKeyedHash(await keptSecret(db, 'accounts', newToken(random)));
  // Together the servers use at most one thread for each core. Each leaves one of Node's four threads for files.
  const atOnce = Math.max(1, Math.min(Math.floor(availableParallelism() / workers), 3));
  return {
    db,
    together,
    now,
    random,
    baseUrl,
    mail,
    staffTotp,
    hash,
    hasher: createHasher(hashing, random),
    line: createFairLine({ atOnce, waiting, now, sleep }),
    limiter: createLimiter(hash),
    devices: createDevices(hash, random),
  };
}
