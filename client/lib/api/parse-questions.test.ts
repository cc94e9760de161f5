import { describe, expect, it } from 'vitest';
import { parseQuestions } from './parse-questions.ts';

const good = { id: 1, category: 'physics', question: 'Which unit?', options: ['N', 'J', 'W'], answer: 'N' };
const parse = (entries: unknown) => parseQuestions(JSON.stringify(entries));

describe('parseQuestions', () => {
  it.each(['', '{', 'null', '{"questions":[]}', '"[]"', '[]'])('finds nothing in %j', (text) => {
    expect(parseQuestions(text)).toEqual([]);
  });

  it.each([
    ['an answer that is no option', { ...good, answer: 'Pa' }],
    ['an empty answer', { ...good, answer: '' }],
    ['a private-use answer', { ...good, answer: '\uE000' }],
    ['a misspelt category', { ...good, category: 'dnglish' }],
    ['blanks', { ...good, question: 'A ____ pulls.' }],
    ['five options, two alike', { ...good, options: ['N', 'J', 'J', 'W', ' N'] }],
    ['an explanation', { ...good, explanation: 'Force is measured in newtons.' }],
  ])('keeps %s as it is', (_, question) => {
    expect(parse([question])).toEqual([question]);
  });

  it('keeps questions of one id', () => {
    expect(parse([good, good])).toHaveLength(2);
  });

  it.each([
    ['null', null],
    ['a text', 'Which unit?'],
    ['a list', [good]],
    ['one without a text', { ...good, question: undefined }],
    ['one without options', { ...good, options: [] }],
    ['one whose options are no texts', { ...good, options: [1, 2, 3] }],
  ])('leaves out %s', (_, entry) => {
    expect(parse([entry, good])).toEqual([good]);
  });
});
