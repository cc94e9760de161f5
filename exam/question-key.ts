import type { Question } from './question.ts';

/**
 * The name of a question, whatever number it has in a bank. It has 11 letters and digits, hashed from stem, options in
 * order and answer. Two of our questions never share a key. It is no secret and no proof.
 */
export function questionKey({ question, options, answer }: Pick<Question, 'question' | 'options' | 'answer'>): string {
  return hash53(JSON.stringify([question, options, answer]))
    .toString(36)
    .padStart(11, '0');
}

/** A hash of 53 bits: two multiplicative hashes of 32 bits side by side, each mixed again at its end. */
function hash53(text: string): number {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ (unit + place), 0x5bd1e995);
  }
  const mixed = (value: number, other: number) => Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) ^ (other >>> 13);
  return (mixed(high, low) & 0x1fffff) * 0x100000000 + (mixed(low, high) >>> 0);
}
