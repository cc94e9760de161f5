import { expect, it, test } from 'vitest';
import { join } from 'node:path';
import { mathOf } from '#content/math/math.ts';
import { readBuiltIns } from '#content/read/built-in.ts';
import { readContentFiles } from '#content/read/content-files.ts';
import { aQuestion } from '#exam/testing/questions.ts';
import { plainText } from './plain-text.ts';
import { textsOf } from './tex.ts';

it.each([
  ['No formula, and $5 stays', 'No formula, and $5 stays'],
  ['If $x^2-5x+6=0$, then', 'If x² − 5x + 6 = 0, then'],
  ['$\\mathrm{2C_{51}H_{98}O_6+145O_2\\rightarrow102CO_2}$', '2C₅₁H₉₈O₆ + 145O₂ → 102CO₂'],
  ['$-\\frac{1}{2}$ and $\\frac{a+b}{c}$', '−1/2 and (a + b)/c'],
  ['$\\sqrt2$, $\\sqrt{x+1}$ and $\\sqrt[3]{216}$', '√2, √(x + 1) and ³√216'],
  ['$\\overline{A}B$, $2\\vec i$', 'A̅B, 2i⃗'],
  ['$10^{-5}$ and $90^\\circ$ and $e^{ab}$', '10⁻⁵ and 90° and e^ab'],
  ['$\\int_0^2 x\\,dx$ and $a_{\\max}$', '∫₀²x dx and aₘₐₓ'],
  ['$\\begin{pmatrix}1&2\\\\3&k\\end{pmatrix}$', '(1 2; 3 k)'],
  ['$(-3,4)$ and $a<b$', '(−3, 4) and a < b'],
])('%s is read as %s', (text, plain) => {
  expect(plainText(text, mathOf([{ ...aQuestion(1), question: text }]))).toBe(plain);
});

test('no text of our questions keeps markup', () => {
  const questions = readBuiltIns(readContentFiles(join(import.meta.dirname, '..'))).map(({ question }) => question);
  const math = mathOf(questions);
  const formulas = questions.flatMap(textsOf).filter((text) => text.split('$').length > 2);
  expect(formulas.length).toBeGreaterThan(2000);
  expect(formulas.map((text) => plainText(text, math)).filter((text) => /[$\\]|<\/?m|&[a-z]+;/.test(text))).toEqual([]);
});
