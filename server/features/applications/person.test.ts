import { expect, it } from 'vitest';
import { areSimilarNames, personKey } from './person.ts';

it.each([
  ['Asmita Tamang', 'ASMITA  TAMANG.', true],
  ['José Śrestha', 'Jose Srestha', true],
  ['Sushma Shrestha', 'Susma Shresth', true],
  ['Asmita Tamang', 'Tamang Asmita Kumari', true],
  ['Asmita Tamang', 'Asmita Rai', false],
  ['Ram Rai', 'Sita Rai', false],
  ['Asmita', 'Asmita Tamang', false],
])('%s and %s may be one person: %s', (one, other, are) => {
  expect([areSimilarNames(one, other), areSimilarNames(other, one)]).toEqual([are, are]);
});

it('a person is a name and a day of birth', () => {
  const key = (name: string, dateOfBirth: string) => personKey({ name, dateOfBirth });
  expect(key('Asmita Tamang', '2008-05-25')).toBe(key(' asmita  tamang', '2008-05-25'));
  expect(key('Asmita Tamang', '2008-05-25')).not.toBe(key('Asmita Tamang', '2008-05-26'));
});
