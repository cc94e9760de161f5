import { expect, it } from 'vitest';
import { messageOf } from '#text/message.ts';
import * as ne from '#text/ne/import-problems.ts';
import { fitItem } from './fit-item.ts';
import { importSentences } from './import-sentence.ts';

const latin = /[a-z]{4,}/i;
const names = /TeX|JPEG|WebP|QTI|GIFT|Moodle|Word|Excel|Office|LibreOffice|docx|xlsx|entity/g;

it('says everything of question files in Nepali', () => {
  const texts = Object.values(ne).flatMap((each): unknown[] => Object.values(each));
  const said = texts.map((text) => (typeof text === 'function' ? String(text('matching', '१')) : String(text)));
  expect(said.length).toBeGreaterThan(60);
  expect(
    said.map((text) => text.replaceAll(names, '').replaceAll('matching', '')).filter((text) => latin.test(text)),
  ).toEqual([]);
});

const say = importSentences('ne');

it('says numbers in the digits of the language', () => {
  expect(say.place(messageOf('line', 1234))).toBe('हरफ १२३४');
  expect(importSentences('en').place(messageOf('line', 1234))).toBe('line 1234');
  expect(say.problem(messageOf('one-picture', 2))).toBe('एउटा प्रश्नमा एउटै चित्र रहन्छ; नलिइएका: थप २');
});

it('says which rule for items a question breaks, in both languages', () => {
  const item = {
    subject: 'physics',
    topic: null,
    tags: [],
    language: 'en' as const,
    difficulty: null,
    stem: 'x'.repeat(10_001),
    options: ['a', 'b'].map((id) => ({ id, text: id })),
    right: ['a'],
    explanation: '',
    figure: null,
  };
  const fitted = fitItem(item, messageOf('line', 1));
  const said = (language: 'en' | 'ne') =>
    // The value in the form in which another process sends it.
    'why' in fitted &&
    importSentences(language).skipped(JSON.parse(JSON.stringify({ where: messageOf('line', 1), ...fitted })));
  expect(said('en')).toBe('A question has at most 10,000 characters.');
  expect(said('ne')).toMatch(/^[^a-z]+$/i);
});
