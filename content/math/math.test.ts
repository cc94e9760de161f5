import { expect, it } from 'vitest';
import { mathOfTex } from './math.ts';

/** The numbers of a formula. */
const numbersIn = (tex: string) => [...mathOfTex(tex).matchAll(/<mn>([^<]*)<\/mn>/g)].map(([, number]) => number);

it.each([
  ['(1,4)', ['1', '4']],
  ['\\{3,6,9\\}', ['3', '6', '9']],
  ['x=0.5,1.5', ['0.5', '1.5']],
  ['1,000', ['1,000']],
  ['1,00,000', ['1,00,000']],
  ['3{,}5', ['3,5']],
])('%s has the numbers %j', (tex, numbers) => expect(numbersIn(tex)).toEqual(numbers));
