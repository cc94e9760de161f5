import { newToken, type RandomBytes } from './token.ts';

/** How passwords are hashed, off the event loop. */
export interface PasswordHashing {
  /** Hashes a password with a fresh salt. */
  readonly hash: (password: string, random: RandomBytes) => Promise<string>;
  /** Whether a password is the one that was hashed. */
  readonly check: (password: string, hash: string) => Promise<boolean>;
  /** Whether a hash was made at less than the present cost. */
  readonly isCheap: (hash: string) => boolean;
}

/** Hashes and checks passwords. Costs a core for some 30 ms: use it in the line. */
export interface Hasher {
  readonly hash: (password: string) => Promise<string>;
  /** Whether the password fits the hash. Without a hash it does the same work and returns false. */
  readonly check: (password: string, hash: string | undefined) => Promise<boolean>;
  /** Whether a hash was made at less than the present cost. It should be renewed when the password is known. */
  readonly isCheap: (hash: string) => boolean;
}

/** Makes the hasher of a server. */
export function createHasher(hashing: PasswordHashing, random: RandomBytes): Hasher {
  const nobody = hashing.hash(newToken(random), random);
  return {
    hash: (password) => hashing.hash(password, random),
    check: async (password, hash) => {
      const fits = await hashing.check(password, hash ?? (await nobody));
      return fits && hash !== undefined;
    },
    isCheap: hashing.isCheap,
  };
}
