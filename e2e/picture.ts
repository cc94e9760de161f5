import type { Locator } from '@playwright/test';

/** The visible pixels of an element: the lightness of each, 0 to 255, row by row. */
export interface Picture {
  readonly width: number;
  readonly lightness: readonly number[];
}

/** Takes a picture of an element as it is. */
export async function pictureOf(locator: Locator): Promise<Picture> {
  const png = (await locator.screenshot({ animations: 'disabled' })).toString('base64');
  return locator.page().evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('No canvas to draw on.');
    context.drawImage(bitmap, 0, 0);
    const { data: rgba } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const lightness = Array.from({ length: rgba.length / 4 }, (_, pixel) => {
      const [red = 0, green = 0, blue = 0] = rgba.slice(pixel * 4);
      return Math.round(red * 0.3 + green * 0.59 + blue * 0.11);
    });
    return { width: bitmap.width, lightness };
  }, png);
}

/** The difference in lightness from which the eye sees another colour. */
const seen = 60;

/** The share of pixels, 0 to 1, that differ visibly between pictures of two elements of one size. */
export function difference(one: Picture, other: Picture): number {
  // An element may start between two pixels.
  return Math.min(...[-1, 0, 1].map((shift) => differenceAt(one, other, shift)));
}

function differenceAt(one: Picture, other: Picture, shift: number): number {
  const width = Math.min(one.width, other.width) - 1;
  const height = Math.min(one.lightness.length / one.width, other.lightness.length / other.width);
  const [from, otherFrom] = [Math.max(0, -shift), Math.max(0, shift)];
  let differing = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const here = one.lightness[y * one.width + x + from] ?? 0;
      const there = other.lightness[y * other.width + x + otherFrom] ?? 0;
      if (Math.abs(here - there) > seen) differing += 1;
    }
  }
  return differing / (width * height);
}

/** The share of pixels, 0 to 1, on a background of this lightness. */
export function drawn({ lightness }: Picture, ground: number): number {
  return lightness.filter((each) => Math.abs(each - ground) > seen).length / lightness.length;
}
