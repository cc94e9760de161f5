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

/** Makes a hasher that uses at most one thread a core, and leaves one of Node's four for files. */
export function createHasher(random: Random, atOnce: number = Math.min(availableParallelism(), 3)): Hasher {
  const queue = createQueue(atOnce, waiting, retryAfterSeconds);
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
