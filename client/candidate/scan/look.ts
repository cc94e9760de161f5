/** Below this average of a picture, from 0 to 255, a room is too dark to read a card. */
export const darkBelow = 40;

/** Every how many pixels one is looked at: a room's light needs no more. */
const step = 37;

/** The average light of a picture, from 0 to 255. `pixels` are red, green, blue and opacity of each. */
export function averageLight(pixels: ArrayLike<number>): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at + 2 < pixels.length; at += 4 * step) {
    sum += 0.3 * (pixels[at] ?? 0) + 0.6 * (pixels[at + 1] ?? 0) + 0.1 * (pixels[at + 2] ?? 0);
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** How long a code must be out of sight before it counts as shown again, in ms. */
const awayMs = 2000;

/**
 * Says of each look whether its code is newly shown. A card that stays before the camera is one card, also where a look
 * misses it.
 */
export function createRepeatGuard(): (text: string | null, now: number) => boolean {
  let last: { readonly text: string; readonly at: number } | null = null;
  return (text, now) => {
    if (text === null) return false;
    const isNew = last === null || last.text !== text || now - last.at > awayMs;
    last = { text, at: now };
    return isNew;
  };
}
