import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areSimilarNames, comparedName, personKey } from './person.ts';

it.each([
  ['Asmita Tamang', 'ASMITA  TAMANG.', true],
  ['José Śrestha', 'Jose Srestha', true],
  ['Sushma Shrestha', 'Susma Shresth', true],
  ['Asmita Tamang', 'Tamang Asmita Kumari', true],
  ['Asmita Tamang', 'Asmita Rai', false],
  ['Ram Rai', 'Sita Rai', false],
  ['Asmita', 'Asmita Tamang', false],
])('%s and %s may be one person: %s', (one, other, are) => {
  const [a, b] = [comparedName(one), comparedName(other)];
  expect([areSimilarNames(a, b), areSimilarNames(b, a)]).toEqual([are, are]);
});

it('a person is a name and a day of birth', () => {
  const key = (name: string, dateOfBirth: string) => personKey({ name, dateOfBirth });
  expect(key('Asmita Tamang', '2008-05-25')).toBe(key(' asmita  tamang', '2008-05-25'));
  expect(key('Asmita Tamang', '2008-05-25')).not.toBe(key('Asmita Tamang', '2008-05-26'));
});

/** By how many letters two texts differ, by the plain rule. */
function differing(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [rest, other] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return differing(rest, other);
  return 1 + Math.min(differing(rest, other), differing(rest, b), differing(a, other));
}

it('names of one word are similar up to two letters', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(areSimilarNames(a, b)).toBe(differing(a, b) <= 2);
    }),
    { numRuns: 300 },
  );
});
