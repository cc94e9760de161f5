import unhomoglyph from 'unhomoglyph';

/** A symbol number as it is compared (docs/rules/examination.md, section 13): in NFC, the digits of any script as 0–9. */
export function symbolKey(text: string): string {
  return text
    .trim()
    .normalize('NFC')
    .replaceAll(/\p{Nd}/gu, latinDigit);
}

/** What a symbol number looks like: two of one look are told apart by nobody who reads them out, by Unicode's list of confusables. */
export function symbolLook(text: string): string {
  return unhomoglyph(symbolKey(text)).normalize('NFC');
}

/** Unicode has the ten digits of a script side by side, from zero on; what stands for a plain one NFKC tells. */
function latinDigit(digit: string): string {
  const plain = digit.normalize('NFKC');
  if (/^[0-9]$/.test(plain)) return plain;
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}
