import { expect, it, test } from 'vitest';
import { formulasOutside } from './formula-hints.ts';

it.each([
  ['x^2 + 2x', '$x^{2}$ + 2x'],
  ['10^-3 m', '$10^{-3}$ m'],
  ['(a+b)^2', '$(a+b)^{2}$'],
  ['H2SO4 and CO2', 'H<sub>2</sub>SO<sub>4</sub> and CO<sub>2</sub>'],
  ['Ca(OH)2', 'Ca(OH)<sub>2</sub>'],
  ['O2 is a gas', 'O<sub>2</sub> is a gas'],
  ['5 m/s2', '5 m/s<sup>2</sup>'],
  ['20 cm3 of water', '20 cm<sup>3</sup> of water'],
])('%s is a formula typed as plain text: %s', (text, made) => {
  expect(formulasOutside(text).made).toBe(made);
  expect(formulasOutside(made).found).toEqual([]);
});

test('what may be anything else is left alone', () => {
  const texts = [
    'H1N1',
    'B12',
    'K2 is a mountain',
    'IPv4',
    'Q2',
    'A4',
    'P2P',
    '$x^2$',
    'int x = y ^ 2',
    'Class 12',
    'MP3',
    'POP3 and IMAP',
    'B2C',
    'HTML5',
    'C++',
    'https://x.np/H2O',
    'Section 3(b)',
    '::a^',
    'B2B',
    'CO',
  ];
  expect(texts.flatMap((text) => formulasOutside(text).found)).toEqual([]);
});

test('it takes time in proportion to the length', () => {
  const start = performance.now();
  for (const part of ['(', 'C', '$', 'x^', 'Ca(OH', '1 m']) formulasOutside(part.repeat(20_000));
  expect(performance.now() - start).toBeLessThan(4000);
});
