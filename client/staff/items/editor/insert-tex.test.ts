import { expect, it } from 'vitest';
import { insertTex } from './insert-tex.ts';

/** A text whose selected part is between | and |. */
const written = (marked: string) => {
  const [before = '', chosen = '', after = ''] = marked.split('|');
  return { text: before + chosen + after, start: before.length, end: before.length + chosen.length };
};

it.each([
  ['What is ||?', 'What is $\\sqrt{||}$?'],
  ['What is |x + 1|?', 'What is $\\sqrt{|x + 1|}$?'],
  ['If $a = ||$', 'If $a = \\sqrt{||}$'],
  ['If $a$ and ||', 'If $a$ and $\\sqrt{||}$'],
  ['For \\$5 ||', 'For \\$5 $\\sqrt{||}$'],
])('a root is put into %s', (before, after) => {
  expect(insertTex(written(before), '\\sqrt{', '}')).toEqual(written(after));
});
