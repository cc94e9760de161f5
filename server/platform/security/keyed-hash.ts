import { createHmac } from 'node:crypto';

/** Hashes some words under the installation's secret: without it nobody can try which words they were. */
export type KeyedHash = (...words: readonly string[]) => string;

/** Makes the hash of an installation. No two lists of words have the same hash. */
export function createKeyedHash(secret: string): KeyedHash {
  return (...words) => createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url');
}
