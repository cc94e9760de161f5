import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiDigits, devanagariDigits, numberIn } from './numbers.ts';

test('digits change their script, nothing else does', () => {
  expect(devanagariDigits('Set 4: 10 of 250')).toBe('Set ४: १० of २५०');
  expect(asciiDigits('कक्षा १०, ५०%')).toBe('कक्षा 10, 50%');
});

test('a number is written as its language writes it', () => {
  expect(numberIn('en', 1250)).toBe('1250');
  expect(numberIn('ne', 1250)).toBe('१२५०');
  expect(numberIn('ne', -7.5)).toBe('-७.५');
});

test('every whole number comes back', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (number) => {
      expect(asciiDigits(devanagariDigits(String(number)))).toBe(String(number));
    }),
  );
});
