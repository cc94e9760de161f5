/**
 * The length of the end of a key that identifies a question of ours. In thousands of banks of our size, two questions
 * would share it once.
 */
export const tailLength = 6;

/** The end of a question's key, which finds its topic. */
export function tailOf(key: string): string {
  return key.slice(-tailLength);
}
