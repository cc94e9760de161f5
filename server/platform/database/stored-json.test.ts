import { expect, it } from 'vitest';
import { readStored } from './stored-json.ts';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

it('reads a column, and names what is damaged', () => {
  const read = (json: string) =>
    readStored('groups of a candidate', json, (value) => (isTexts(value) ? value : undefined));
  expect(read('["Dalit"]')).toEqual(['Dalit']);
  for (const damaged of ['["Dalit"', '{}', '[1]', 'null'])
    expect(() => read(damaged)).toThrow("The database holds groups of a candidate that can't be read.");
});
