import { Secret, TOTP } from 'otpauth';
import type { RandomBytes } from './token.ts';

/** The default form of authenticator apps: RFC 6238 with SHA-1, six digits, thirty seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** How many steps before and after the present one are accepted: phones' clocks are not right to the second. */
const window = 1;

/** 160 bits, as RFC 4226 advises. */
const secretBytes = 20;

/** A new secret of an app, in Base32. */
export function newTotpSecret(random: RandomBytes): string {
  return new Secret({ buffer: Uint8Array.from(random(secretBytes)).buffer }).base32;
}

/** The content of the QR code that sets up an app. */
export function totpUri(secret: string, email: string): string {
  return new TOTP({ ...form, issuer: 'Tayari', label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** The code that an app shows at `now`, in ms. */
export function totpCode(secret: string, now: number): string {
  return new TOTP({ ...form, secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
}

/** The time step of a code, or null if the code is not valid now. `now` is in ms. */
export function totpStep(secret: string, code: string, now: number): number | null {
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
