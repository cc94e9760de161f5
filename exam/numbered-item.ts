import { latinDigits } from './digits.ts';

/**
 * The part of a text that names an item by its number, in English or Nepali: 'question 3', 'प्रश्न ३'. `from` and `to`
 * are offsets as `slice` takes them.
 */
export interface NumberedItem {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

const digit = '[0-9०-९]';
const number = `(?<number>${digit}{1,3})`;
/**
 * The character before a number, which is not part of the match. There is no lookbehind in iOS 14.5, so a group stands
 * here.
 */
const before = '(?<before>^|[^0-9०-९])';
const forms = [
  new RegExp(`\\b(?:question|item|q)\\.?\\s*(?:number|no\\.?|#)?\\s*${number}(?!${digit})`, 'iu'),
  new RegExp(`${before}${number}(?:st|nd|rd|th)\\s+(?:question|item)\\b`, 'iu'),
  new RegExp(`प्रश्न\\s*(?:नम्बर|नं\\.?|न\\.|क्रमाङ्क)?\\s*${number}(?!${digit})`, 'u'),
  new RegExp(`${before}${number}\\s*(?:नम्बर|नं\\.?|औँ|औं)?(?:को)?\\s*प्रश्न`, 'u'),
];

/** The first item that a text names by its number; null without one. */
export function numberedItem(text: string): NumberedItem | null {
  for (const form of forms) {
    const found = form.exec(text);
    const said = found?.groups?.['number'];
    if (found && said !== undefined) {
      const from = found.index + (found.groups?.['before']?.length ?? 0);
      return { number: Number(latinDigits(said)), from, to: found.index + found[0].length };
    }
  }
  return null;
}

/** The words that replace an item's number in a text, with a capital at the start of a sentence. */
export function namedOtherwise(text: string, { from }: NumberedItem, words: string): string {
  const begins = /(?:^|[.!?।]\s+)$/u.test(text.slice(0, from));
  return begins ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
