import { createCipheriv, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openSealed } from './open-sealed.ts';

function seal(text: string, key: Buffer): Uint8Array {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(gzipSync(text)), cipher.final()]);
  return new Uint8Array(Buffer.concat([nonce, body, cipher.getAuthTag()]));
}

it('opens what Node has sealed, with its key alone', () => {
  const key = randomBytes(32);
  const sealed = seal('{"code":"परीक्षा"}', key);
  expect(openSealed(sealed, key.toString('base64url'))).toEqual({ code: 'परीक्षा' });
  expect(() => openSealed(sealed, randomBytes(32).toString('base64url'))).toThrow(/tag/);
});
