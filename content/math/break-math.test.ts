import { expect, test } from 'vitest';
import { breakMath } from './break-math.ts';
import { mathOfTex } from './math.ts';

/** The texts of a formula's pieces, without their elements. */
const pieces = (tex: string) =>
  mathOfTex(tex)
    .split('<wbr>')
    .map((piece) => piece.replace(/<[^>]*>/g, ''));

test('a formula that fits a line of a phone stays one', () => {
  expect(pieces('E=mc^2')).toEqual(['E=mc2']);
  expect(pieces('\\frac{a+b}{c+d+e+f+g+h+i}')).toHaveLength(1);
});

test('a longer one may break after each outer operator, and nowhere else', () => {
  expect(pieces('n(A\\cup B)=n(A)+n(B)-n(A\\cap B)=35')).toEqual(['n(A∪B)=', 'n(A)+n(B)−', 'n(A∩B)=35']);
  expect(pieces('\\mathrm{2C_{51}H_{98}O_6+145O_2\\rightarrow 102CO_2}')).toEqual(['2C51H98O6+', '145O2→', '102CO2']);
  expect(pieces('-\\frac{111111}{222222}=-333333')).toEqual(['−111111222222=', '−333333']);
});

test('each piece is a formula of its own, and none loses anything', () => {
  const broken = mathOfTex('x^2+y^2-6x-6y+8=0<10');
  expect(broken.split('<wbr>').every((piece) => /^<math><mrow>.+<\/mrow><\/math>$/.test(piece))).toBe(true);
  expect(broken.replace(/<[^>]*>/g, '')).toBe('x2+y2−6x−6y+8=0&lt;10');
});

test('what is no row of elements is left as it is', () => {
  expect(breakMath('<math><mtable>1234567890123</mtable></math>')).toBe('<math><mtable>1234567890123</mtable></math>');
});
