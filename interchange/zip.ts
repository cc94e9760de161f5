import { unzipSync, zipSync } from 'fflate';

/** The most that an archive may unpack to, in bytes; the most of it that may be XML, and in one file; and how many files it may hold. */
const mostBytes = 60_000_000;
const mostXml = 30_000_000;
const mostInOne = 12_000_000;
const mostFiles = 20_000;

/** What a zip archive holds by its paths, or in a sentence why it is not read. */
export type Archive =
  | { readonly paths: readonly string[]; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly why: string };

/** Whether a file is a zip archive, by its first bytes. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * Unpacks an archive into memory. It refuses one that leads out of its folder, or that says to hold more than is read; one
 * that says less than it holds is cut at what it says, so that neither can take more memory than that.
 * All paths are told; `wanted` says which files are unpacked.
 */
export function unzip(bytes: Uint8Array, wanted: (path: string) => boolean = () => true): Archive {
  const paths: string[] = [];
  let total = 0;
  let xml = 0;
  let count = 0;
  let why: string | null = null;
  if (isLocked(bytes)) return { why: 'The archive has a password: pack its files again without one.' };
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        count += 1;
        if (isOutside(name)) why ??= 'The archive holds a file that leads out of it.';
        if (isClutter(name)) return false;
        total += originalSize;
        const markup = /\.(xml|rels)$/i.test(name) ? originalSize : 0;
        xml += markup;
        if (total > mostBytes || xml > mostXml || markup > mostInOne || count > mostFiles)
          why ??= 'The archive unpacks to more than is read.';
        paths.push(name);
        return why === null && wanted(name);
      },
    });
    return why === null ? { paths, files: new Map(Object.entries(files)) } : { why };
  } catch {
    return { why: 'The archive is damaged.' };
  }
}

/** Packs files into an archive that depends on nothing but them. */
export function zip(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  return zipSync(files, { level: 6, mtime: '1980-01-01T00:00:00' });
}

/** Whether the first file of an archive, and with it all, is encrypted: its first flag says so. */
function isLocked(bytes: Uint8Array): boolean {
  return ((bytes[6] ?? 0) & 1) === 1;
}

function isOutside(name: string): boolean {
  return /^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)|\0/i.test(name);
}

/** Folders, and what macOS puts beside the files. */
function isClutter(name: string): boolean {
  return name.endsWith('/') || /(^|\/)(__MACOSX\/|\._|\.DS_Store$)/.test(name);
}
