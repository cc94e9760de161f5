import { availableParallelism } from 'node:os';
import { hashPassword, isPassword } from '#server/accounts/password.ts';
import { createQueue } from '#server/accounts/queue.ts';
import { newToken, type Random } from '#server/accounts/token.ts';

/** Hashes and checks passwords without ever taking the machine from the students who sit an exam. */
export interface Hasher {
  readonly hash: (password: string) => Promise<string>;
  /** Whether the password fits the hash. Without a hash it does the same work, and says no. */
  readonly check: (password: string, hash: string | undefined) => Promise<boolean>;
}

/** A class that logs in at once: at 30 ms a hash, the last of them waits some four seconds. */
const waiting = 250;
const retryAfterSeconds = 5;

/**
 * Makes the hasher of one of `workers` servers on this machine. Together they use at most one thread a core;
 * each leaves one of Node's four threads for files.
 */
export function createHasher(random: Random, workers: number, cores: number = availableParallelism()): Hasher {
  const atOnce = Math.max(1, Math.min(Math.floor(cores / workers), 3));
  const queue = createQueue(atOnce, Math.ceil(waiting / workers), retryAfterSeconds);
  const nobody = hashPassword(newToken(random), random);
  return {
    hash: (password) => queue(() => hashPassword(password, random)),
    check: async (password, hash) => {
      const compared = hash ?? (await nobody);
      const fits = await queue(() => isPassword(password, compared));
      return fits && hash !== undefined;
    },
  };
}
