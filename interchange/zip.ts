import type { Refusal } from './item.ts';
import { messageOf } from '#text/message.ts';
import { unzipSync, zipSync } from 'fflate';

/**
 * The limits of an archive, in unpacked bytes: all files, all XML, and the XML of one file. Also the number of files.
 */
const mostBytes = 60_000_000;
const mostXml = 30_000_000;
const mostInOne = 12_000_000;
const mostFiles = 20_000;

/** The files of a zip archive by path, or why it is not read. */
export type Archive =
  | { readonly paths: readonly string[]; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly why: Refusal };

/** Whether a file is a zip archive, by its first bytes. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * Unpacks an archive into memory. It refuses an archive that leads out of its folder, or that states a size over the
 * limits. A file that is larger than stated is cut at the stated size. Memory is therefore limited in both cases. The
 * result names all paths; `wanted` chooses the files that are unpacked.
 */
export function unzip(bytes: Uint8Array, wanted: (path: string) => boolean = () => true): Archive {
  const paths: string[] = [];
  let total = 0;
  let xml = 0;
  let count = 0;
  let why: Refusal | null = null;
  if (isLocked(bytes)) return { why: messageOf('locked') };
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        count += 1;
        if (isOutside(name)) why ??= messageOf('leads-out');
        if (isClutter(name)) return false;
        total += originalSize;
        const markup = /\.(xml|rels)$/i.test(name) ? originalSize : 0;
        xml += markup;
        if (total > mostBytes || xml > mostXml || markup > mostInOne || count > mostFiles)
          why ??= messageOf('unpacks-too-large');
        paths.push(name);
        return why === null && wanted(name);
      },
    });
    return why === null ? { paths, files: new Map(Object.entries(files)) } : { why };
  } catch {
    return { why: messageOf('damaged-archive') };
  }
}

/** Packs files into an archive whose bytes depend only on the files. */
export function zip(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  return zipSync(files, { level: 6, mtime: '1980-01-01T00:00:00' });
}

/**
 * Whether any file of an archive is encrypted, told by the first flag of its directory entry. Folders may come first
 * and are never encrypted.
 */
function isLocked(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end === undefined) return ((bytes[6] ?? 0) & 1) === 1;
  let at = view.getUint32(end + 16, true);
  for (let count = 0; count < mostFiles && at + directoryHead <= end; count += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) return false;
    if ((view.getUint16(at + 8, true) & 1) === 1) return true;
    at += directoryHead + [28, 30, 32].reduce((sum, length) => sum + view.getUint16(at + length, true), 0);
  }
  return false;
}

/** The bytes of a directory entry before its name, and of the directory's end without its comment. */
const directoryHead = 46;
const directoryEnd = 22;

/** The position of the directory's end. Only a comment of at most 64 kB may follow it. */
function endOfDirectory(view: DataView): number | undefined {
  const last = view.byteLength - directoryEnd;
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) if (view.getUint32(at, true) === 0x06054b50) return at;
  return undefined;
}

function isOutside(name: string): boolean {
  return /^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)|\0/i.test(name);
}

/** Whether a path is a folder, or a file that macOS adds. */
function isClutter(name: string): boolean {
  return name.endsWith('/') || /(^|\/)(__MACOSX\/|\._|\.DS_Store$)/.test(name);
}
