import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** How many hexadecimal digits a mark has: 20 bits. A drawn card passes by chance once in a million. */
const markDigits = 5;

/**
 * A short mark of the text of a card's QR code. By it a device knows a drawn card without a network. So many checks share
 * a mark that it does not tell the check.
 */
export function cardMark(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, markDigits);
}
