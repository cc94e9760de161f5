import { applicationCodeLength } from '#contract/applications.ts';
import type { KeyedHash } from '#server/platform/security/keyed-hash.ts';

/** The letters of codes: no 0 and O, no 1, I and L, which are mistaken for each other. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * The code of an application at the `counter`-th time (from 1). It is kept nowhere: it follows from the installation's
 * secret, without which it can't be computed. Each of 850 thousand million codes is equally likely.
 */
export function applicationCode(hash: KeyedHash, number: string, counter: number): string {
  const bytes = Buffer.from(hash('application-code', number, String(counter)), 'base64url');
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let code = '';
  while (code.length < applicationCodeLength) {
    code += letters[Number(rest % BigInt(letters.length))];
    rest /= BigInt(letters.length);
  }
  return code;
}

/** Whether a typed code is that of an application. Spaces, hyphens and small letters are no slip. */
export function isApplicationCode(hash: KeyedHash, number: string, counter: number, typed: string): boolean {
  const said = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  // Hashes are compared, so that the time of the comparison tells nothing of the code.
  return hash('compared-code', said) === hash('compared-code', applicationCode(hash, number, counter));
}
