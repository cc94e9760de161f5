/**
 * How many letters of its key identify a question of ours. Five letters and digits tell 60 million keys apart. A test
 * fails when two questions of ours with different topics share them.
 */
export const tailLength = 5;

/** The letters before the last one of a question's key, which find its topic. Two of ours share their last five. */
export function tailOf(key: string): string {
  return key.slice(-tailLength - 1, -1);
}
