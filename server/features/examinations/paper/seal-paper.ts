import { createCipheriv, createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { RandomBytes } from '#server/platform/security/token.ts';

/** An encrypted paper, with the key that opens it. */
export interface EncryptedPaper {
  /** Twelve bytes of nonce, then AES-256-GCM over the gzipped text, with its tag at the end. */
  readonly bytes: Buffer;
  /** SHA-256 of the bytes, in hexadecimal; it is their address. */
  readonly hash: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

const nonceBytes = 12;
const keyBytes = 32;

/** Encrypts the text of a paper under a new key. */
export function sealPaper(text: string, random: RandomBytes): EncryptedPaper {
  const key = random(keyBytes);
  const nonce = random(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  // Encrypted bytes can't be compressed later, on their way.
  const body = Buffer.concat([cipher.update(gzipSync(text, { level: 9 })), cipher.final()]);
  const bytes = Buffer.concat([nonce, body, cipher.getAuthTag()]);
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex'), key };
}
