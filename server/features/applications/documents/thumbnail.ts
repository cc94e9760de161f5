import type { Sharp } from 'sharp';
import { drawAnew } from '#server/platform/images/picture.ts';

/** The height of a photo at the door, in pixels: it stands there 200 high, on screens of up to two dots a pixel. */
const thumbnailHeight = 360;

/** A kept photo has at most 1200 pixels a side. */
const mostPixels = 1200 * 1200;

const asThumbnail = (image: Sharp) => image.jpeg({ quality: 60, mozjpeg: true });

/** A kept photo, small enough that a phone takes those of a whole room: some 7 kB each. */
export async function thumbnailOf(photo: Buffer): Promise<Buffer> {
  const { data } = await drawAnew(photo, { longestSide: thumbnailHeight, mostPixels }, asThumbnail);
  return data;
}
