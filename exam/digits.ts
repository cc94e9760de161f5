const devanagariZero = 0x0966;

/** Turns the digits ०–९ of a text into 0–9; other signs stay. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - devanagariZero));
}
