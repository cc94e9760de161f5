import { gcm } from '@noble/ciphers/aes.js';
import { gunzipSync, strFromU8 } from 'fflate';
import { readSealedText, type SealedPaper } from '#contract/sealed-text.ts';

const nonceBytes = 12;

/**
 * Opens a sealed paper: twelve bytes of nonce, then AES-256-GCM over gzipped JSON. Throws if the key is for another paper, or the paper is
 * damaged.
 */
export function openSealed(sealed: Uint8Array, key: string): SealedPaper {
  const opened = gcm(bytesOf(key), sealed.subarray(0, nonceBytes)).decrypt(sealed.subarray(nonceBytes));
  return readSealedText(strFromU8(gunzipSync(opened)));
}

/** Of base64url without padding. */
function bytesOf(text: string): Uint8Array {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}
