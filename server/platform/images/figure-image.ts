import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { ImageRow } from '#server/platform/database/tables/items.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { drawAnew, pictureTypeOf } from './picture.ts';

/** A picture as the bank stores it. */
export interface FigureImage extends Pick<ImageRow, 'id' | 'type' | 'width' | 'height'> {
  readonly bytes: Buffer;
}

/** The longest side of a stored picture, and the most pixels of one that is sent. */
const bounds = { longestSide: 1600, mostPixels: 50_000_000 };

const encoded: Readonly<Record<ImageRow['type'], (image: Sharp) => Sharp>> = {
  'image/png': (image) => image.png({ compressionLevel: 9 }),
  'image/jpeg': (image) => image.jpeg({ quality: 85 }),
  'image/webp': (image) => image.webp({ quality: 85 }),
};

/**
 * Makes a picture anew, as `drawAnew` does, at most 1600 pixels a side and in its own type. The id is a hash of the
 * result. Throws 'unsupported-type' for a file that is no PNG, JPEG or WebP, whatever its name. Throws 'invalid' for a
 * picture that is broken or larger than 50 million pixels.
 */
export async function makeFigure(sent: Uint8Array): Promise<FigureImage> {
  const source = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const type = pictureTypeOf(source);
  if (type === null) throw new AppError('unsupported-type', { text: (t) => t.noPicture });
  const { data, info } = await drawAnew(source, bounds, encoded[type]).catch((cause: unknown) => {
    throw new AppError('invalid', { fields: { file: (t) => t.pictureBroken }, cause });
  });
  const id = createHash('sha256').update(data).digest('base64url').slice(0, 22);
  return { id, type, width: info.width, height: info.height, bytes: data };
}
