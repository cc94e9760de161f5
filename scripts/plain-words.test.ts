import { expect, test } from 'vitest';
import { hardOnScreens, hardToRead } from './plain-words.ts';

const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');

test('hard words are found in comments of each kind, in upper or lower case', () => {
  const source = `// Whoever asks.
/** Tells nobody. */
const one = 1; // None of them.
/* Of those who sat,
 * somebody who won. */`;
  expect(hardToRead('a.ts', source)).toEqual([
    'a.ts:1: "Whoever" has a plainer word',
    'a.ts:2: "nobody" has a plainer word',
    'a.ts:3: "None of" has a plainer word',
    'a.ts:4: "Of those who" has a plainer word',
    'a.ts:4: "somebody who" has a plainer word',
  ]);
});

test('strings, names and code within comments may have any words', () => {
  const source = `const nobody = 'whoever';
/** The user \`nobody\` of the system. */
const text = \`none of \${nobody}\`;`;
  expect(hardToRead('a.ts', source)).toEqual([]);
});

test('a sentence may have thirty words, over as many lines as it takes', () => {
  const long = words(31).replaceAll(' word10 ', '\n// word10 ').replaceAll(' word20 ', '\n// word20 ');
  expect(hardToRead('a.ts', `// ${words(30)}. ${words(30)}.`)).toEqual([]);
  expect(hardToRead('a.ts', `const a = 1;\n// Short.\n// ${long}.`)).toEqual([
    'a.ts:2: a sentence has 31 words: "word0 word1 word2 word3 word4 word5 word …"',
  ]);
  expect(hardToRead('a.ts', `/**\n * ${words(20)}\n * ${words(11)}.\n */`)).toHaveLength(1);
});

test('an empty line, a list, a table and a tag end a sentence', () => {
  const source = `/**
 * ${words(20)}:
 * - ${words(20)}
 * - ${words(20)}
 *
 * | ${words(20)} |
 * | ${words(20)} |
 * @param a ${words(20)}
 */`;
  expect(hardToRead('a.ts', source)).toEqual([]);
});

test('comments apart from each other, and directives, are no part of a sentence', () => {
  const source = `// ${words(20)}
const a = 1;
// ${words(20)}
// oxlint-disable-next-line rule -- ${words(40)}
const b = <p>{/* ${words(20)} */}</p>;`;
  expect(hardToRead('a.tsx', source)).toEqual([]);
});

test('hard words are found in the texts of a screen, not in names, keys or comments', () => {
  const source = `/* nobody */ export const nobody = 'This list is for whoever asks.';
export const none = { 'nobody-right': (count: number) => \`None of \${count}\` };`;
  expect(hardOnScreens('text/en/a.ts', source)).toEqual([
    'text/en/a.ts:1: "whoever" has a plainer word',
    'text/en/a.ts:2: "None of" has a plainer word',
  ]);
});
