import type { KeyedHash } from '#server/platform/security/keyed-hash.ts';

/** The letters of a check: none is mistaken for another, and all make a small QR code. */
const checkLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const checkLength = 8;

/**
 * What shows that a card was made here: it follows from the installation's secret. Each of 656 thousand million is equally
 * likely, and a door has no way to try many.
 */
export function cardCheck(hash: KeyedHash, code: string, symbolNumber: string): string {
  let rest = BigInt(`0x${Buffer.from(hash('card-check', code, symbolNumber), 'base64url').toString('hex')}`);
  let check = '';
  while (check.length < checkLength) {
    check += checkLetters[Number(rest % BigInt(checkLetters.length))];
    rest /= BigInt(checkLetters.length);
  }
  return check;
}
