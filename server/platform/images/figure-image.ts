import { createHash } from 'node:crypto';
import type { ImageRow } from '#server/platform/database/tables/items.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** A picture as the bank stores it. */
export interface FigureImage extends Pick<ImageRow, 'id' | 'type' | 'width' | 'height'> {
  readonly bytes: Buffer;
}

/** The longest side of a stored picture, in pixels. */
const longestSide = 1600;

/** The most pixels of a picture that is sent. A file of a few kilobytes can have more pixels than fit into memory. */
const mostPixels = 50_000_000;

type Type = ImageRow['type'];

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
 * Makes a picture anew: upright, at most 1600 pixels a side, with its first frame only. It drops all metadata, such as
 * places, cameras and names. The id is a hash of the result. Throws 'unsupported-type' for a file that is no PNG, JPEG
 * or WebP, whatever its name. Throws 'invalid' for a picture that is broken or larger than 50 million pixels.
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
  // The library is loaded only when a person sends a picture.
  const { default: sharp } = await import('sharp');
  // A picture uses one thread and no cache, because the server has other work too.
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
