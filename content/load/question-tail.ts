/** How much of a question's key tells it from all others of ours; two would share it once in thousands of banks. */
export const tailLength = 6;

/** The end of a question's key, by which its topic is looked up. */
export function tailOf(key: string): string {
  return key.slice(-tailLength);
}
