/** The photo of an admit card: three parts wide, four high. */
export const photoRatio = 3 / 4;
/** What goes up, in pixels: 30 × 40 mm at 500 dots an inch. */
export const photoPixels = [600, 800] as const;
/** The largest enlargement over the one that fills the frame. */
export const mostZoom = 4;

/** A part of a picture: its centre, as a share of width and height, and its enlargement from 1. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the picture in the frame, in its pixels. */
export function cutOf(
  { width, height }: Size,
  { x, y, zoom }: Crop,
): Size & { readonly left: number; readonly top: number } {
  // At 1 the frame is as large as the picture allows.
  const cutWidth = Math.min(width, height * photoRatio) / zoom;
  const cutHeight = cutWidth / photoRatio;
  return { left: x * width - cutWidth / 2, top: y * height - cutHeight / 2, width: cutWidth, height: cutHeight };
}

/** The crop that is nearest to this one and has the frame full of picture. */
export function inside(size: Size, { x, y, zoom }: Crop): Crop {
  const kept = Math.min(mostZoom, Math.max(1, zoom));
  const { width, height } = cutOf(size, { x, y, zoom: kept });
  const between = (centre: number, half: number) => Math.min(1 - half, Math.max(half, centre));
  return {
    x: between(x, width / 2 / size.width),
    y: between(y, height / 2 / size.height),
    zoom: kept,
  };
}

/** The crop after a drag by so many shares of the frame. */
export function moved(size: Size, crop: Crop, [right, down]: readonly [number, number]): Crop {
  const { width, height } = cutOf(size, crop);
  return inside(size, {
    ...crop,
    x: crop.x - (right * width) / size.width,
    y: crop.y - (down * height) / size.height,
  });
}

/** The mean lightness of a picture's pixels, 0 to 255, as people see it. `rgba` has four bytes a pixel. */
export function meanLightness(rgba: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < rgba.length; at += 4)
    sum += 0.2126 * (rgba[at] ?? 0) + 0.7152 * (rgba[at + 1] ?? 0) + 0.0722 * (rgba[at + 2] ?? 0);
  return rgba.length === 0 ? 0 : sum / (rgba.length / 4);
}

/** Below this a face is hard to see, of 255. */
export const darkLightness = 70;
