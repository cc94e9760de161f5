import { mostPictureBytes } from '#exam/picture-size.ts';
import { fromBase64 } from './pictures.ts';

/** Gives the bytes of a base64 text of a file. */
export type ReadBase64 = (text: string) => Uint8Array;

const word = 'base64'.split('').map((letter) => letter.charCodeAt(0));
/** Shorter base64 texts stay where they are, in bytes. */
const shortest = 200;

/**
 * Removes the base64 data from a file before it becomes text, because text would double its size. A picture is read
 * from the file's own bytes. The data is replaced by `!n!`, which the returned function `read` understands.
 */
export function withoutEmbedded(bytes: Uint8Array): { readonly rest: Uint8Array; readonly read: ReadBase64 } {
  const runs: Uint8Array[] = [];
  const pieces: Uint8Array[] = [];
  let done = 0;
  for (let at = bytes.indexOf(word[0] ?? 0); at >= 0; at = bytes.indexOf(word[0] ?? 0, at + 1)) {
    if (!word.every((letter, place) => bytes[at + place] === letter)) continue;
    const start = startOfRun(bytes, at + word.length);
    const end = endOfRun(bytes, start);
    if (end - start < shortest) continue;
    const token = `!${runs.length}!`.split('').map((letter) => letter.charCodeAt(0));
    pieces.push(bytes.subarray(done, start), new Uint8Array(token));
    runs.push(bytes.subarray(start, end));
    done = end;
    at = end;
  }
  const rest = pieces.length === 0 ? bytes : joined([...pieces, bytes.subarray(done)]);
  const read: ReadBase64 = (text) => {
    const run = runs[Number(/^\s*!(\d+)!/.exec(text)?.[1] ?? -1)];
    // A picture that is too large for any item need not be decoded.
    if (run && run.length > 1.4 * mostPictureBytes) return new Uint8Array(1);
    return fromBase64(run ?? text);
  };
  return { rest, read };
}

/** A tag with file names is shorter than this, in characters. */
const longestTag = 4000;

/**
 * Finds where the base64 begins. After the word comes the end of an address's head (`,`), or the rest of a tag. The tag
 * may have other attributes and may be followed by the start of a CDATA section.
 */
function startOfRun(bytes: Uint8Array, from: number): number {
  if (bytes[from] === 0x2c) return from + 1;
  let end = from;
  while (end < from + longestTag && end < bytes.length && bytes[end] !== 0x3e && bytes[end] !== 0x3c) end += 1;
  if (bytes[end] !== 0x3e) return from + 1;
  const head = String.fromCharCode(...bytes.subarray(end + 1, end + 60));
  return end + 1 + (/^\s*(?:<!\[CDATA\[)?/.exec(head)?.[0].length ?? 0);
}

function endOfRun(bytes: Uint8Array, from: number): number {
  let end = from;
  while (end < bytes.length && isPart(bytes[end] ?? 0)) end += 1;
  return end;
}

/** Whether a byte is a letter, a digit, `+`, `/` or a line end. */
function isPart(byte: number): boolean {
  if (byte >= 0x61) return byte <= 0x7a;
  if (byte >= 0x41) return byte <= 0x5a;
  return (byte >= 0x2f && byte <= 0x39) || byte === 0x2b || byte === 0x0a || byte === 0x0d;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
