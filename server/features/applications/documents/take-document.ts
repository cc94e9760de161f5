import type { Sharp } from 'sharp';
import { AppError } from '#server/platform/errors/app-error.ts';
import { drawAnew, isHeic, pictureTypeOf, pixelsOf } from '#server/platform/images/picture.ts';

/** A document of an application as it is kept: a picture that was made anew, or a PDF as it came. */
export interface TakenDocument {
  readonly type: 'image/jpeg' | 'application/pdf';
  /** In pixels; null for a PDF. */
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: Buffer;
}

/** The longest side of a photo, in pixels: an admit card prints it 40 mm high, at 600 dots an inch. */
const photoSide = 1200;

/** The longest side of a document, in pixels: an A4 page has 200 dots an inch. */
const documentSide = 2400;

/**
 * The most pixels of a picture: an A4 page has so many at 500 dots an inch. Devices make larger ones smaller before they
 * send them.
 */
const mostPixels = 25_000_000;

/**
 * From so many pixels on a picture takes up to 200 MB while it is made anew, so that only one is at a time. Phones take
 * pictures of 12 million.
 */
const largePixels = 13_000_000;

/** The largest PDF, in bytes. */
export const mostPdfBytes = 5_000_000;

/** What is transparent becomes white, as paper is. */
const asPhoto = (image: Sharp) => image.flatten({ background: '#fff' }).jpeg({ quality: 88 });
const asDocument = (image: Sharp) => image.flatten({ background: '#fff' }).jpeg({ quality: 80 });

/**
 * Makes the photo of an application anew: upright, at most 1200 pixels a side, as JPEG without metadata. Throws
 * 'unsupported-type' for a file that is no JPEG, PNG or WebP, whatever its name. Throws 'invalid' for a broken or a far
 * too large one.
 */
export async function takePhoto(sent: Uint8Array): Promise<TakenDocument> {
  const source = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  if (pictureTypeOf(source) === null)
    throw new AppError('unsupported-type', { text: (t) => (isHeic(source) ? t.heicUnreadable : t.photoForms) });
  return takePicture(source, photoSide, asPhoto);
}

/**
 * Takes a document of an application: a picture as `takePhoto` does, at most 2400 pixels a side, or a PDF. A PDF stays
 * as it is, and only its first bytes are read: the server never opens one. Throws as `takePhoto` does, and 'too-large'
 * for a PDF of more than 5 MB.
 */
export async function takeDocument(sent: Uint8Array): Promise<TakenDocument> {
  const source = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  if (source.subarray(0, 5).toString('latin1') === '%PDF-') {
    if (source.length > mostPdfBytes) throw new AppError('too-large', { text: (t) => t.pdfTooLarge });
    return { type: 'application/pdf', width: null, height: null, bytes: source };
  }
  if (pictureTypeOf(source) === null)
    throw new AppError('unsupported-type', { text: (t) => (isHeic(source) ? t.heicUnreadable : t.documentForms) });
  return takePicture(source, documentSide, asDocument);
}

async function takePicture(source: Buffer, side: number, encode: (image: Sharp) => Sharp): Promise<TakenDocument> {
  const { data, info } = await drawAnew(source, { longestSide: side, mostPixels }, encode).catch((cause: unknown) => {
    throw new AppError('invalid', { fields: { file: (t) => t.pictureBroken }, cause });
  });
  return { type: 'image/jpeg', width: info.width, height: info.height, bytes: data };
}

/** Whether a file is a picture of so many pixels that it is made anew alone. */
export async function isLargePicture(sent: Uint8Array): Promise<boolean> {
  const source = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  return pictureTypeOf(source) !== null && (await pixelsOf(source)) > largePixels;
}
