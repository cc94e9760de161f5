import { expect, it } from 'vitest';
import { symbolKey, symbolLook } from './symbol-keys.ts';

it('compares symbol numbers in NFC, with the digits of any script as 0–9', () => {
  expect(symbolKey('e\u0301-9')).toBe('\u00e9-9');
  expect(symbolKey('\u0958-9')).toBe(symbolKey('\u0915\u093c-9'));
  for (const digits of ['१०२३', '١٠٢٣', '۱۰۲۳', '１０２３', '𝟏𝟎𝟐𝟑', '১০২৩', '1023'])
    expect(symbolKey(digits)).toBe('1023');
});

it('every digit that Unicode has stands for one of 0–9', () => {
  const digits = Array.from({ length: 0x1_fbff }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Nd}/u.test(sign));
  expect(digits.length).toBeGreaterThan(600);
  expect(digits.filter((digit) => !/^[0-9]$/.test(symbolKey(digit)))).toEqual([]);
});

it('two symbol numbers that look the same have one look', () => {
  expect(symbolLook('\u0410-1')).toBe(symbolLook('A-1'));
  expect(symbolLook('A-1')).not.toBe(symbolLook('B-1'));
});
