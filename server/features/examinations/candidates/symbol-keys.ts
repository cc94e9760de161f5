import unhomoglyph from 'unhomoglyph';

/**
 * A symbol number in the compared form (docs/rules/examination.md, section 13): in NFC, with the digits of any script
 * as 0–9.
 */
export function symbolKey(text: string): string {
  return text
    .trim()
    .normalize('NFC')
    .replaceAll(/\p{Nd}/gu, latinDigit);
}

/**
 * The look of a symbol number, by Unicode's list of confusables. Two numbers of one look can't be told apart when they
 * are read out.
 */
export function symbolLook(text: string): string {
  return unhomoglyph(symbolKey(text)).normalize('NFC');
}

/** Unicode has a script's ten digits side by side, from zero on. NFKC turns other forms of digits into plain ones. */
function latinDigit(digit: string): string {
  const plain = digit.normalize('NFKC');
  if (/^[0-9]$/.test(plain)) return plain;
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}
