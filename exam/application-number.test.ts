import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applicationNumber, isApplicationNumber, readApplicationNumber } from './application-number.ts';
import { seededRandom } from './testing/seeded-random.ts';

const numbers = fc.integer().map((seed) => applicationNumber(seededRandom(seed)));
const places = fc.nat({ max: 7 });

test('a number has eight digits, does not begin with 0, and is read as itself', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(number).toMatch(/^[1-9]\d{7}$/);
      expect(readApplicationNumber(number)).toBe(number);
    }),
  );
  expect([0, 0.999_999_999_999].map((chance) => applicationNumber(() => chance))).toEqual(['10000004', '99999992']);
});

test('the check digit is that of the published example: 572 has 4', () => {
  expect(isApplicationNumber('57245724')).toBe(true);
});

test('every wrong digit is found', () => {
  fc.assert(
    fc.property(numbers, places, fc.nat({ max: 9 }), (number, place, digit) => {
      fc.pre(number[place] !== String(digit));
      expect(isApplicationNumber(number.slice(0, place) + String(digit) + number.slice(place + 1))).toBe(false);
    }),
  );
});

test('every pair of neighbours in the wrong order is found', () => {
  fc.assert(
    fc.property(numbers, fc.nat({ max: 6 }), (number, place) => {
      const [one, other] = [number.charAt(place), number.charAt(place + 1)];
      fc.pre(one !== other);
      expect(isApplicationNumber(number.slice(0, place) + other + one + number.slice(place + 2))).toBe(false);
    }),
  );
});

test.each([
  ['spaces', '1000 0004'],
  ['hyphens', '1000-0004'],
  ['Devanagari digits', '१०००० ००४'],
  ['a break at its end', '10000004\n'],
])('a number is read with %s', (_form, text) => {
  expect(readApplicationNumber(text)).toBe('10000004');
});

test.each(['', '1000000', '100000040', '1000000a', '+10000007', '1000.0004'])('%j is no number', (text) => {
  expect(readApplicationNumber(text)).toBeNull();
});
