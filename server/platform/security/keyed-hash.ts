import { createHmac } from 'node:crypto';

/** Hashes some words with the installation's secret. Without the secret, a stranger can't test guesses of the words. */
export type KeyedHash = (...words: readonly string[]) => string;

/** Makes the hash of an installation. Two different lists of words never have the same hash. */
export function createKeyedHash(secret: string): KeyedHash {
  return (...words) => createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url');
}
