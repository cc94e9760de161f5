/** The longest side of a document's picture on its way, in pixels: an A4 page has 200 dots an inch. */
const longestSide = 2200;
/** A picture below this goes as it is, in bytes. */
const smallEnough = 600_000;

/** A part of a picture, and how it is turned. */
interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a part of a picture, so large, as JPEG. Rejects if the browser can't. */
export function drawJpeg(
  picture: CanvasImageSource,
  { left, top, width, height }: Cut,
  [toWidth, toHeight]: readonly [number, number],
  quality: number,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = toWidth;
  canvas.height = toHeight;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.reject(new Error('This browser draws no pictures.'));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, toWidth, toHeight);
  context.drawImage(picture, left, top, width, height, 0, 0, toWidth, toHeight);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('This browser writes no pictures.')) : resolve(blob)),
      'image/jpeg',
      quality,
    );
  });
}

/** Reads a picture upright, as the camera meant it. Rejects if it is none that this browser knows. */
export function readPicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

/**
 * A document's picture for a slow link: upright, smaller, as JPEG. What the browser can't read goes as it is, and the
 * server says whether it takes it.
 */
export async function smallerPicture(file: Blob): Promise<Blob> {
  if (file.size <= smallEnough) return file;
  try {
    const picture = await readPicture(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const size = [Math.round(picture.width * scale), Math.round(picture.height * scale)] as const;
    const { width, height } = picture;
    const smaller = await drawJpeg(picture, { left: 0, top: 0, width, height }, size, 0.8);
    picture.close();
    return smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
