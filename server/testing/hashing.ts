import { createHash } from 'node:crypto';
import type { PasswordHashing } from '#server/platform/security/hasher.ts';

const digest = (password: string) => createHash('sha256').update(password).digest('base64url');

/** Hashes in no time, for tests with hundreds of students; each hash differs, as with a salt. */
export const cheapHashing: PasswordHashing = {
  hash: async (password, random) => `${random(6).toString('base64url')}$${digest(password)}`,
  check: async (password, hash) => hash.split('$')[1] === digest(password),
  isCheap: () => false,
};

/** Hashing that holds its checks: `begun` counts the started ones, and they end only after `release`. */
export interface HeldHashing extends PasswordHashing {
  readonly begun: () => number;
  readonly release: () => void;
}

/** Makes hashing that holds every check from now until it is released. */
export function holdChecks(): HeldHashing {
  let begun = 0;
  const held = Promise.withResolvers<void>();
  return {
    ...cheapHashing,
    check: async (password, hash) => {
      begun += 1;
      await held.promise;
      return cheapHashing.check(password, hash);
    },
    begun: () => begun,
    release: held.resolve,
  };
}
