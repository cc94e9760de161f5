/**
 * Node and every browser have this class. It is declared here because this folder is compiled without the types of
 * either.
 */
declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal?: boolean },
) => { decode(bytes: Uint8Array): string };

/**
 * The text of a file, in one of the encodings that question files have. These are UTF-8, UTF-16 in either byte order,
 * and the encoding that an XML declaration names. All other files are read as Windows-1252. Line ends become line
 * feeds.
 */
export function textOf(bytes: Uint8Array): string {
  const text = decode(bytes).replace(/^\uFEFF/, '');
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  const [even, odd] = zeros(bytes);
  // This is UTF-16 without a byte order mark: its Latin letters make every other byte zero.
  if (odd > 0.2) return new TextDecoder('utf-16le').decode(bytes);
  if (even > 0.2) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(declared(bytes) ?? 'windows-1252').decode(bytes);
  }
}

function startsWith(bytes: Uint8Array, ...start: readonly number[]): boolean {
  return start.every((byte, place) => bytes[place] === byte);
}

/** The share of zero bytes at even and at odd positions, near the beginning. */
function zeros(bytes: Uint8Array): [even: number, odd: number] {
  const start = bytes.subarray(0, 4000);
  const counts: [number, number] = [0, 0];
  for (const [place, byte] of start.entries()) if (byte === 0) counts[place % 2 === 0 ? 0 : 1] += 1;
  const half = Math.max(1, start.length / 2);
  return [counts[0] / half, counts[1] / half];
}

/** The encoding that an XML declaration names, if question files have it and it is not a UTF. */
function declared(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const name = /^<\?xml[^>]*encoding=["']([\w-]+)/.exec(start)?.[1]?.toLowerCase();
  return name !== undefined && /^(windows-125\d|iso-8859-\d+)$/.test(name) ? name : null;
}
