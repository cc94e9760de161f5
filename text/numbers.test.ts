import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiDigits, devanagariDigits, numberIn } from './numbers.ts';

test('digits change their script, nothing else does', () => {
  expect(devanagariDigits('Set 4: 10 of 250')).toBe('Set ४: १० of २५०');
  expect(asciiDigits('कक्षा १०, ५०%')).toBe('कक्षा 10, 50%');
});

test('a number is written as its language writes it, in thousands', () => {
  expect([0, 999, 1250, -1250, 250_000].map((each) => numberIn('en', each))).toEqual([
    '0',
    '999',
    '1,250',
    '-1,250',
    '250,000',
  ]);
  expect(numberIn('ne', 1250)).toBe('१,२५०');
  expect(numberIn('ne', 125_000)).toBe('१,२५,०००');
  expect(numberIn('ne', 12_345_678)).toBe('१,२३,४५,६७८');
  expect(numberIn('ne', -7.5)).toBe('-७.५');
  expect(numberIn('en', 1234.5678)).toBe('1,234.5678');
});

test('every whole number comes back', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (number) => {
      expect(asciiDigits(devanagariDigits(String(number)))).toBe(String(number));
    }),
  );
});
