import { expect, test } from 'vitest';
import { devanagariFor } from './devanagari.ts';

/** The text after these keys, pressed one after the other. */
function typed(keys: string): string {
  let text = '';
  for (const key of keys) text += devanagariFor(key, text) ?? key;
  return text;
}

test.each([
  ['nepalko rajDanI?', 'नेपालको राजधानी?'],
  ['pris/Titi', 'परिस्थिति'],
  ['2083 .', '२०८३ ।'],
])('%s is %s', (keys, text) => {
  expect(typed(keys)).toBe(text);
});

test('a formula stays in the letters that it is typed in, and what comes after it does not', () => {
  expect(typed('k $x^2$ k')).toBe('क $x^2$ क');
  expect(typed('\\$ 5')).toBe('\\$ ५');
});
