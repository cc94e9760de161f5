import { describe, expect, test } from 'vitest';
import { seededRandom } from '../testing/seeded-random.ts';
import { numbersFor, type NumberedApplication, type NumberRule } from './numbering.ts';

const application = (applicationNumber: string, submittedAt: number, name: string): NumberedApplication => {
  return { applicationNumber, submittedAt, name };
};
const three = [
  application('30000000', 2, 'Émile Rai'),
  application('10000000', 3, 'Bina Thapa'),
  application('20000000', 2, 'Zenisha Oli'),
];
const by = (more: Partial<NumberRule> = {}): NumberRule => ({
  first: '1001',
  order: 'application',
  locale: 'en',
  ...more,
});
const numbers = (numbering: NumberRule, taken: readonly string[] = [], seed = 1, all = three) =>
  numbersFor(all, numbering, new Set(taken), seededRandom(seed))?.map(
    ({ applicationNumber, symbolNumber }) => `${applicationNumber.slice(0, 1)} ${symbolNumber}`,
  );

describe('symbol numbers', () => {
  test('follow the order of application, and of the application number where two came at once', () => {
    expect(numbers(by())).toEqual(['2 1001', '3 1002', '1 1003']);
  });

  test('follow the names by the alphabet of the language, in which É comes beside E', () => {
    expect(numbers(by({ order: 'name' }))).toEqual(['1 1001', '3 1002', '2 1003']);
    const nepali = [application('1', 1, 'सीता'), application('2', 2, 'कमला'), application('3', 3, 'अनिता')];
    expect(numbers(by({ order: 'name', locale: 'ne' }), [], 1, nepali)).toEqual(['3 1001', '2 1002', '1 1003']);
  });

  test('are shuffled by the seed, whatever order the applications come in', () => {
    const orders = new Set(
      Array.from({ length: 40 }, (_, seed) => numbers(by({ order: 'shuffled' }), [], seed)?.join()),
    );
    expect(orders.size).toBe(6);
    expect(numbers(by({ order: 'shuffled' }), [], 7, [...three].reverse())).toEqual(
      numbers(by({ order: 'shuffled' }), [], 7),
    );
  });

  test('pass over those that are taken', () => {
    expect(numbers(by(), ['1001', '1003'])).toEqual(['2 1002', '3 1004', '1 1005']);
  });

  test.each([
    ['A-098', ['2 A-098', '3 A-099', '1 A-100']],
    ['99', ['2 99', '3 100', '1 101']],
    ['२०८३-०९', ['2 2083-09', '3 2083-10', '1 2083-11']],
    ['1234567890123', ['2 1234567890123', '3 1234567890124', '1 1234567890125']],
  ])('count on from %s', (first, all) => {
    expect(numbers(by({ first }))).toEqual(all);
  });

  test('need a first one that ends with a digit', () => {
    expect(numbers(by({ first: 'A-' }))).toBeUndefined();
    expect(numbersFor(three, by({ first: '' }), new Set(), seededRandom(1))).toBeNull();
  });
});
