import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuestion } from './parse-question.ts';
import { aQuestion } from './testing/questions.ts';

const good = { ...aQuestion(7), explanation: 'Because.' };

test.each<[string, object]>([
  ['as it should be', good],
  ['without an explanation', aQuestion(7)],
  ['in Nepali', { ...good, language: 'ne' }],
  ['whose answer is none of its options', { ...good, answer: 'none of them' }],
  ['with an empty answer', { ...good, answer: '' }],
  ['whose answer is a character of private use', { ...good, answer: '\uE000' }],
  ['with blanks in place of words', { ...good, question: 'He ____ home.' }],
  ['with an empty stem', { ...good, question: '' }],
  ['with two equal options', { ...good, options: ['a', 'a', 'right 7'] }],
  ['with one option', { ...good, options: ['right 7'] }],
  ['with six options', { ...good, options: ['a', 'b', 'c', 'd', 'e', 'right 7'] }],
  ['of a misspelt category', { ...good, category: 'dnglish' }],
])('a question %s is read to the letter', (_, question) => {
  expect(parseQuestion(JSON.parse(JSON.stringify(question)))).toEqual(question);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'Which?'],
  ['a list', [good]],
  ['no id', { ...good, id: undefined }],
  ['an id that is a text', { ...good, id: '7' }],
  // JSON can't hold these values, so after a reload the question would be another one.
  ['an id without end', { ...good, id: Infinity }],
  ['an id that is no number', { ...good, id: NaN }],
  ['no category', { ...good, category: undefined }],
  ['a stem that is a number', { ...good, question: 4 }],
  ['no options', { ...good, options: undefined }],
  ['an empty list of options', { ...good, options: [] }],
  ['options that are one text', { ...good, options: 'abcd' }],
  ['an option that is a number', { ...good, options: ['a', 2] }],
  ['no answer', { ...good, answer: undefined }],
  ['an answer that is a place', { ...good, answer: 1 }],
])('%s is no question', (_, value) => {
  expect(parseQuestion(value)).toBeUndefined();
});

test('an explanation that is no text is left out, and so are a language that we have not and what no question has', () => {
  expect(parseQuestion({ ...aQuestion(7), explanation: 4, language: 'fr', votes: 12 })).toEqual(aQuestion(7));
});

test('whatever it is given, it never throws, and what it gives reads as itself', () => {
  const almost = fc.record(
    {
      id: fc.oneof(fc.integer(), fc.anything()),
      category: fc.oneof(fc.string(), fc.anything()),
      question: fc.oneof(fc.string(), fc.anything()),
      options: fc.oneof(fc.array(fc.string()), fc.anything()),
      answer: fc.oneof(fc.string(), fc.anything()),
      explanation: fc.oneof(fc.string(), fc.anything()),
    },
    { requiredKeys: ['id', 'category', 'question', 'options', 'answer'] },
  );
  fc.assert(
    fc.property(fc.oneof(almost, fc.anything()), (value) => {
      const question = parseQuestion(value);
      if (question === undefined) return;
      const json = JSON.stringify(question);
      expect(JSON.stringify(parseQuestion(JSON.parse(json)))).toBe(json);
    }),
  );
});
