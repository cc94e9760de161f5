import fc from 'fast-check';
import { type FileItem } from '../item.ts';
import { optionIds } from '#exam/question.ts';
import { fromBase64 } from '../pictures.ts';
import { pngBase64 } from './seen.ts';

/** Words as teachers write them: Latin, Devanagari, signs with a meaning in a format, TeX, raised letters. */
const word = fc.oneof(
  fc.string({
    unit: fc.constantFrom(...Array.from('abcXYZ019.,;:?!()[]{}<>=~#%&"\'/\\@+-*_|')),
    minLength: 1,
    maxLength: 8,
  }),
  fc.string({ unit: fc.constantFrom(...Array.from('कखगघपानीकाठमाडौं०१२।')), minLength: 1, maxLength: 8 }),
  fc.constantFrom(
    '$x^2$',
    '$\\frac{a}{b}$',
    '$a < b$',
    '$\\neq$',
    'H<sub>2</sub>O',
    'x<sup>n</sup>',
    '&lt;',
    '<b>',
    '<code>',
    'A.',
    '2)',
  ),
);
// After a round trip a single dollar, or TeX parentheses outside TeX, would become TeX.
const line = fc
  .array(word, { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '))
  .filter((text) => text.trim() === text && !/\\[([]|\/\/|<su[bp]>(?!\w)/.test(text));
const text = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
const label = line.filter((each) => !/[\n$\\/]/.test(each) && each.length > 1);

const figure = fc.record({ bytes: fc.constant(fromBase64(pngBase64)), alt: label });

/** Any item that a bank can hold. */
export const anyItem: fc.Arbitrary<FileItem> = fc
  .record({
    subject: fc.constantFrom('physics', 'mathematics', 'gk', 'nepali'),
    topic: fc.option(label),
    tags: fc.uniqueArray(label, { maxLength: 3 }),
    language: fc.constantFrom('en' as const, 'ne' as const),
    difficulty: fc.option(fc.constantFrom(1, 2, 3, 4, 5)),
    stem: text,
    texts: fc.uniqueArray(text, { minLength: 2, maxLength: 6 }),
    rightPlaces: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 2 }),
    explanation: fc.oneof(fc.constant(''), text),
    figure: fc.option(figure),
  })
  .map(({ texts, rightPlaces, ...item }) => {
    const options = texts.map((each, place) => ({ id: optionIds[place] ?? '', text: each }));
    const right = [...new Set(rightPlaces.map((place) => optionIds[place % texts.length] ?? ''))].sort();
    return { ...item, options, right };
  });

export const anyItems = fc.array(anyItem, { maxLength: 5 });
