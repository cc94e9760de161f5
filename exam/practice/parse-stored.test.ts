import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStored } from './parse-stored.ts';

test('no stored text, however broken, is more than missing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constantFrom('undefined', 'NaN', '{', '')), (text) => {
      expect(() => parseStored(() => text)).not.toThrow();
    }),
  );
});

test('numbers must be whole and not negative; a profile needs a token; questions need their texts', () => {
  const read = (values: Record<string, unknown>) => parseStored((key) => JSON.stringify(values[key]) ?? null);
  expect(read({ score: 2.5 }).score).toBeUndefined();
  expect(read({ score: -1 }).score).toBeUndefined();
  expect(read({ score: 4 }).score).toBe(4);
  expect(read({ profile: { token: '' } }).profile).toBeUndefined();
  expect(read({ profile: { token: 't', extra: 1 } }).profile).toEqual({ token: 't', extra: 1 });
  expect(read({ categoryQuestions: { gk: [{ id: 1 }] } }).categoryQuestions).toBeUndefined();
});

test('a text that is known is not parsed again; another is, and then known in its place', () => {
  const stored: Record<string, string | null> = { selectedOptions: '{"1":"a"}', score: '4' };
  const known = new Map();
  const read = () => parseStored((key) => stored[key] ?? null, known);
  const first = read();
  expect(read().selectedOptions).toBe(first.selectedOptions);
  stored['selectedOptions'] = '{"1":"b"}';
  stored['score'] = null;
  expect(read()).toMatchObject({ selectedOptions: { 1: 'b' }, score: undefined });
  stored['selectedOptions'] = '{"1":"a"}';
  expect(read().selectedOptions).toEqual(first.selectedOptions);
  stored['selectedOptions'] = '{"1":7}';
  expect([read().selectedOptions, read().selectedOptions]).toEqual([undefined, undefined]);
});
