import { mostPictureBytes, mostPictureMB } from '#exam/picture-size.ts';
import { messageOf } from '#text/message.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOf = new Uint8Array(128).fill(255);
for (const [value, letter] of alphabet.split('').entries()) valueOf[letter.charCodeAt(0)] = value;

/** Decodes base64, given as text or as bytes. Characters that are not base64, such as line ends, are ignored. */
export function fromBase64(text: string | Uint8Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4));
  let length = 0;
  let bits = 0;
  let count = 0;
  for (let place = 0; place < text.length; place += 1) {
    const value = valueOf[typeof text === 'string' ? text.charCodeAt(place) : (text[place] ?? 255)] ?? 255;
    if (value === 255) continue;
    bits = ((bits << 6) | value) & 0xffffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[length] = (bits >> count) & 255;
    length += 1;
  }
  return bytes.slice(0, length);
}

/** Bytes as base64, on one line. */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let place = 0; place < bytes.length; place += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(place, place + 3);
    const left = bytes.length - place;
    const letters = [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63];
    const text = letters.map((value) => alphabet.charAt(value)).join('');
    pieces.push(left >= 3 ? text : text.slice(0, left + 1).padEnd(4, '='));
  }
  return pieces.join('');
}

const kinds = [
  { type: 'image/png', extension: 'png', start: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'image/jpeg', extension: 'jpg', start: [0xff, 0xd8, 0xff] },
  { type: 'image/webp', extension: 'webp', start: [0x52, 0x49, 0x46, 0x46] },
] as const;

/** The type of a picture, by its first bytes. Undefined for a type that an item cannot have, such as SVG. */
export function pictureKind(bytes: Uint8Array) {
  return kinds.find(({ start }) => start.every((byte, place) => bytes[place] === byte));
}

/**
 * Whether an item can have a picture. Its type must be allowed, it must not be too large, and its frame must look
 * complete.
 */
export function isPicture(bytes: Uint8Array): boolean {
  const type = pictureKind(bytes)?.type;
  if (type === undefined || bytes.length > mostPictureBytes) return false;
  const word = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (type === 'image/webp')
    return word(8) === 'WEBP' && new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 <= bytes.length;
  if (type === 'image/png') return word(12) === 'IHDR' && word(bytes.length - 8) === 'IEND';
  return bytes.subarray(-64).some((byte, place, end) => byte === 0xff && end[place + 1] === 0xd9);
}

/** The bytes of a base64 `data:` address; undefined for any other address. */
export function dataOf(address: string, read: (text: string) => Uint8Array): Uint8Array | undefined {
  const comma = address.indexOf(',');
  if (comma < 0 || !/^data:[^,]*;base64$/i.test(address.slice(0, comma))) return undefined;
  return read(address.slice(comma + 1));
}

/** Says of a picture that an item can't have it: its kind, its size, or that it is broken. */
export function refusedPicture(name: string) {
  return messageOf('picture-kind', name, mostPictureMB);
}
