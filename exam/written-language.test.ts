import { expect, it } from 'vitest';
import { writtenLanguage } from './written-language.ts';

it.each([
  ['', 'en'],
  ['What is the capital of Nepal?', 'en'],
  ['What does नेपाल mean?', 'en'],
  ['नेपालको राजधानी कुन हो?', 'ne'],
  ['यदि $\\frac{\\sin\\theta}{\\cos\\theta} = 1$ भए', 'ne'],
  ['२०८३ ।', 'en'],
])('%j is in %s', (text, language) => {
  expect(writtenLanguage(text)).toBe(language);
});
