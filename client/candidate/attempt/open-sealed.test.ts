import { createCipheriv, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openSealed } from './open-sealed.ts';

const paper = {
  code: 'परीक्षा',
  title: { en: 'Science' },
  timing: 'whole',
  shuffleItems: false,
  shuffleOptions: false,
  sections: [],
  math: {},
};

function seal(text: string, key: Buffer): Uint8Array {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(gzipSync(text)), cipher.final()]);
  return new Uint8Array(Buffer.concat([nonce, body, cipher.getAuthTag()]));
}

it('opens what Node has sealed, with its key alone', () => {
  const key = randomBytes(32);
  const sealed = seal(JSON.stringify(paper), key);
  expect(openSealed(sealed, key.toString('base64url'))).toEqual(paper);
  expect(() => openSealed(sealed, randomBytes(32).toString('base64url'))).toThrow(/tag/);
});

it('says that a paper is damaged before anything of it is shown', () => {
  const key = randomBytes(32);
  const sealed = seal(JSON.stringify({ ...paper, sections: [{ title: 'Physics' }] }), key);
  expect(() => openSealed(sealed, key.toString('base64url'))).toThrow('The sealed paper is damaged.');
});
