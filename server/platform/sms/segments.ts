/** How an SMS is sent: in how many parts, each of which is paid for. */
export interface SmsLength {
  /** `gsm-7` has the letters of Western Europe; all other texts, such as Nepali ones, are `ucs-2`. */
  readonly encoding: 'gsm-7' | 'ucs-2';
  readonly segments: number;
  /** How many units of the last segment are left. */
  readonly unitsLeft: number;
}

/** The letters of GSM 03.38, and those that take two units there. */
const basicLetters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿' +
    'abcdefghijklmnopqrstuvwxyzäöñüà',
);
const longLetters = new Set('\f^{}\\[~]|€');

/** How many units one segment holds alone, and as one of several, which must say their order. */
const room = { 'gsm-7': { alone: 160, among: 153 }, 'ucs-2': { alone: 70, among: 67 } };

/** The length of a text as an SMS (3GPP TS 23.038 and 23.040). No letter is split over two segments. */
export function smsLength(text: string): SmsLength {
  const letters = Array.from(text);
  const isGsm = letters.every((letter) => basicLetters.has(letter) || longLetters.has(letter));
  const encoding = isGsm ? 'gsm-7' : 'ucs-2';
  const sizes = letters.map((letter) => (isGsm ? Number(longLetters.has(letter)) + 1 : letter.length));
  const { alone, among } = room[encoding];
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  if (whole <= alone) return { encoding, segments: 1, unitsLeft: alone - whole };
  let [segments, used] = [1, 0];
  for (const size of sizes) {
    if (used + size > among) [segments, used] = [segments + 1, 0];
    used += size;
  }
  return { encoding, segments, unitsLeft: among - used };
}

/** The most segments of a message that the product writes: in Nepali 201 letters, in English 459. */
export const mostSegments = 3;

/** Signs that make an English text one of 70 letters a segment in place of 160, and what stands for them. */
const plainSigns: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '…': '...',
  '\u00A0': ' ',
  '\u202F': ' ',
};

const longSigns = new RegExp(`[${Object.keys(plainSigns).join('')}]`, 'gu');

const graphemes = new Intl.Segmenter('ne', { granularity: 'grapheme' });
const lettersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);
const dots = '...';

/**
 * A text that names an examination, in at most `mostSegments`. A longer one loses letters of the name first, and then,
 * where other names in it are too long, its end.
 */
export function fitSms(say: (title: string) => string, title: string): string {
  const fits = (text: string) => smsLength(text).segments <= mostSegments;
  const plainOf = (text: string) => text.replaceAll(longSigns, (sign) => plainSigns[sign] ?? sign);
  const whole = plainOf(say(title));
  if (fits(whole)) return whole;
  const name = lettersOf(title);
  const shorter = (kept: number) => plainOf(say(name.slice(0, kept).join('').trimEnd() + dots));
  for (let kept = name.length - 1; kept > 0; kept -= 1) if (fits(shorter(kept))) return shorter(kept);
  const rest = lettersOf(shorter(0));
  let end = rest.length;
  while (!fits(rest.slice(0, end).join('') + dots)) end -= 1;
  return rest.slice(0, end).join('') + dots;
}
