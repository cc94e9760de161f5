import { createHash } from 'node:crypto';
import type { FigureRow } from '#server/platform/database/tables/items.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** A picture as it is kept. */
export interface FigureImage extends Pick<FigureRow, 'id' | 'type' | 'width' | 'height'> {
  readonly bytes: Buffer;
}

/** The longest side of a picture that is kept, in pixels. */
const longestSide = 1600;

/** Of what is sent: a file of some kilobytes can name more pixels than there is memory. */
const mostPixels = 50_000_000;

type Type = FigureRow['type'];

const kinds: readonly { readonly type: Type; readonly isOne: (bytes: Buffer) => boolean }[] = [
  { type: 'image/png', isOne: (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1A\n' },
  { type: 'image/jpeg', isOne: (bytes) => bytes.subarray(0, 3).toString('latin1') === '\xFF\xD8\xFF' },
  {
    type: 'image/webp',
    isOne: (bytes) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
];

/**
 * Makes a picture anew: upright, at most 1600 pixels, its first frame alone, without anything that was said in it besides
 * (places, cameras, names). Its id is a hash of the outcome. Throws 'unsupported-type' for what is no PNG, JPEG or WebP,
 * whatever it is called, 'invalid' for one that is broken or larger than 50 million pixels.
 */
export async function makeFigure(sent: Uint8Array): Promise<FigureImage> {
  const source = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const kind = kinds.find(({ isOne }) => isOne(source));
  if (!kind) {
    throw new AppError('unsupported-type', { text: (t) => t.noPicture });
  }
  const { data, info } = await encode(source, kind.type).catch((cause: unknown) => {
    throw new AppError('invalid', { fields: { file: (t) => t.pictureBroken }, cause });
  });
  const id = createHash('sha256').update(data).digest('base64url').slice(0, 22);
  return { id, type: kind.type, width: info.width, height: info.height, bytes: data };
}

async function encode(source: Buffer, type: Type) {
  // Only who sends a picture pays for the library.
  const { default: sharp } = await import('sharp');
  // One picture takes one thread and keeps nothing in memory: this is a server of other things.
  sharp.concurrency(1);
  sharp.cache(false);
  const image = sharp(source, { failOn: 'error', limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  const encoded = {
    'image/png': () => image.png({ compressionLevel: 9 }),
    'image/jpeg': () => image.jpeg({ quality: 85 }),
    'image/webp': () => image.webp({ quality: 85 }),
  } satisfies Record<Type, () => unknown>;
  return encoded[type]().toBuffer({ resolveWithObject: true });
}
