import { createHash } from 'node:crypto';

/** Returns so many random bytes, good enough for secrets. */
export type RandomBytes = (bytes: number) => Buffer;

/** A new secret of 256 bits for a session or a link, safe in an address. */
export function newToken(random: RandomBytes): string {
  return random(32).toString('base64url');
}

/** The stored form of a token. Tokens are random, so one plain hash keeps them secret. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A new id for an account or a mail. It does not tell how many there are. */
export function newId(random: RandomBytes): string {
  return random(15).toString('base64url');
}
