import { crc32, deflateRawSync } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/**
 * Packs files into an archive whose bytes depend only on the files. Node's own deflate takes a tenth of the time of one
 * in JavaScript. The latter makes its tables anew for each of thousands of small files.
 */
export function pack(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const [filename, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const [size, crc] = [content.length, crc32(content)];
    const file: ZipInputFile = { filename, size, crc, compression: 8, mtime: '1980-01-01T00:00:00' };
    archive.add(file);
    file.ondata?.(null, packed, true);
  }
  archive.end();
  return Buffer.concat(pieces);
}
