import type Sharper from 'sharp';
import type { OutputInfo, Sharp } from 'sharp';

/** The types of pictures that the server reads. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

const kinds: readonly { readonly type: PictureType; readonly isOne: (bytes: Buffer) => boolean }[] = [
  { type: 'image/png', isOne: (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1A\n' },
  { type: 'image/jpeg', isOne: (bytes) => bytes.subarray(0, 3).toString('latin1') === '\xFF\xD8\xFF' },
  {
    type: 'image/webp',
    isOne: (bytes) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
];

/** The type of a picture by its first bytes, whatever its name; null for any other file. */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  return kinds.find(({ isOne }) => isOne(bytes))?.type ?? null;
}

/** Whether a file is a picture in HEIC, as iPhones take it. Its coding is patented, and the library reads none. */
export function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(bytes.subarray(4, 12).toString('latin1'));
}

/** A picture that was made anew. */
interface NewPicture {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** What a picture becomes. */
interface PictureBounds {
  /** In pixels. */
  readonly longestSide: number;
  /** The most pixels that are read. A file of a few kilobytes can have more pixels than fit into memory. */
  readonly mostPixels: number;
}

/** The library, which is loaded only when a person sends a picture. */
async function loadSharp(): Promise<typeof Sharper> {
  const { default: sharp } = await import('sharp');
  // A picture uses one thread and no cache, because the server has other work too.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** How many pixels a picture has, by its header; 0 for a file that can't be read. */
export async function pixelsOf(source: Buffer): Promise<number> {
  const sharp = await loadSharp();
  // The header says any number, and nothing is made by it.
  const read = sharp(source, { limitInputPixels: false }).metadata();
  return read.then(
    ({ width, height }) => width * height,
    () => 0,
  );
}

/**
 * Makes a picture anew: upright, with its first frame only, within bounds. It drops all metadata, such as places,
 * cameras and names. Throws for a picture that is broken or too large.
 */
export async function drawAnew(
  source: Buffer,
  { longestSide, mostPixels }: PictureBounds,
  encode: (image: Sharp) => Sharp,
): Promise<NewPicture> {
  const sharp = await loadSharp();
  const image = sharp(source, { failOn: 'error', limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  return encode(image).toBuffer({ resolveWithObject: true });
}
