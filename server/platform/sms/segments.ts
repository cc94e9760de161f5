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
