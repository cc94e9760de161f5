/** Chance as an argument: a number from 0 up to, but not including, 1, like `Math.random`. */
export type RandomSource = () => number;

/** A whole number from 0 to count − 1, each equally likely. `count` must be at least 1. */
export function pickIndex(count: number, random: RandomSource): number {
  return Math.floor(random() * count);
}

/** A new list with the same items in random order (Fisher–Yates). The given list stays unchanged. */
export function shuffle<T>(items: readonly T[], random: RandomSource): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const place = pickIndex(last + 1, random);
    [shuffled[last], shuffled[place]] = [shuffled[place] as T, shuffled[last] as T];
  }
  return shuffled;
}
