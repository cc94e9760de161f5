import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newTotpSecret, totpCode, totpStep, totpUri } from './totp.ts';

/** '12345678901234567890' in Base32, of RFC 6238's appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an authenticator app', () => {
  // The last six of the eight digits that the appendix has for SHA-1.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %i s', (seconds, code) => {
    expect(totpCode(secret, seconds * 1000)).toBe(code);
    expect(totpStep(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('are taken one step early and late, and no more', () => {
    const [at, step] = [1_111_111_111_000, Math.floor(1_111_111_111 / 30)];
    const taken = [-60_000, -30_000, 0, 30_000, 60_000].map((off) => totpStep(secret, '050471', at + off));
    expect(taken).toEqual([null, step, step, step, null]);
  });

  it('begin with a secret of 160 bits, which the app is given with the name of the product', () => {
    const made = newTotpSecret(randomBytes);
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret(randomBytes)).not.toBe(made);
    const uri = new URL(totpUri(made, 'sita@example.com'));
    expect([uri.protocol, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      made,
      'Tayari',
    ]);
    expect(decodeURIComponent(uri.href)).toContain('Tayari:sita@example.com');
  });
});
