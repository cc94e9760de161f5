import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical, type LogEntry } from './entry.ts';

/** The head of an empty log. */
export const firstHead = '0'.repeat(64);

/**
 * SHA-256, in lower-case hexadecimal, of the previous head, a line feed and the entry (docs/rules/examination.md,
 * section 12).
 */
export function nextHead(head: string, entry: LogEntry): string {
  return bytesToHex(sha256(utf8ToBytes(`${head}\n${canonical(entry)}`)));
}

/** The head after all of these entries. They follow the log whose head is `from`. */
export function headOf(entries: readonly LogEntry[], from: string = firstHead): string {
  return entries.reduce(nextHead, from);
}

/** Crockford's alphabet: without I, L, O and U, so that a code can be read aloud. */
const base32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The receipt of a log: the first 50 bits of its head in Crockford's base 32, written `XXXXX-XXXXX`. */
export function receiptOf(head: string): string {
  // 13 hexadecimal digits are 52 bits, which a double holds exactly.
  let bits = Math.floor(Number.parseInt(head.slice(0, 13), 16) / 4);
  let code = '';
  for (let digit = 0; digit < 10; digit += 1) {
    code = base32.charAt(bits % 32) + code;
    bits = Math.floor(bits / 32);
  }
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
