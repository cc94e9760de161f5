import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mathOf, mathOfTex } from '#content/math/math.ts';
import { splitTex } from './tex.ts';

test('words and formulas alternate; an unpaired $ is a character like any other', () => {
  expect(splitTex('If $x^2=4$, then $x$')).toEqual([
    { kind: 'words', text: 'If ' },
    { kind: 'tex', text: 'x^2=4' },
    { kind: 'words', text: ', then ' },
    { kind: 'tex', text: 'x' },
  ]);
  expect(splitTex('costs $5')).toEqual([{ kind: 'words', text: 'costs $5' }]);
  expect(splitTex('$a$ and $b')).toEqual([
    { kind: 'tex', text: 'a' },
    { kind: 'words', text: ' and $b' },
  ]);
});

test('nothing of a text is lost', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a $]*$/), (text) => {
      const bare = splitTex(text)
        .map((part) => part.text)
        .join('');
      expect(bare.replaceAll('$', '')).toBe(text.replaceAll('$', ''));
    }),
  );
});

test('a formula becomes MathML; one that does not compile is left out rather than breaking its bank', () => {
  expect(mathOfTex('\\frac{1}{2}')).toBe('<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>');
  expect(() => mathOfTex('\\frac{1}{')).toThrow(/Unexpected end of input/);
  const question = { id: 1, category: 'x', question: '$\\frac{1}{$ or $x$', options: ['a', 'b', 'c'], answer: 'a' };
  expect(Object.keys(mathOf([question]))).toEqual(['x']);
});
