import { describe, expect, it } from 'vitest';
import { readSealedText, type SealedPaper } from './sealed-text.ts';

const options = [
  { id: 'a', text: 'one' },
  { id: 'b', text: 'two' },
];
const item = { language: 'en', stem: 'How many?', options, figure: null };
const paper: SealedPaper = {
  code: 'SCI-2083',
  title: { en: 'Science', ne: 'विज्ञान' },
  timing: 'each',
  secondsEach: 60,
  shuffleItems: true,
  shuffleOptions: false,
  sections: [{ title: 'Physics', marks: 100, penalty: -25, items: [item] }],
  math: { 'x^2': '<math></math>' },
};
const withItem = (change: object) => ({
  ...paper,
  sections: [{ ...paper.sections[0], items: [{ ...item, ...change }] }],
});
const { ne: _, ...english } = paper.title;
const { secondsEach: __, ...withoutSeconds } = paper;

describe('a sealed paper', () => {
  it.each([
    ['with seconds for each item', paper],
    ['in one language, with one clock', { ...withoutSeconds, timing: 'whole', title: english }],
    ['with a figure', withItem({ figure: { source: 'data:image/png;base64,', alt: 'A lever' } })],
  ])('is read as it was sealed: %s', (_name, sealed) => {
    expect(readSealedText(JSON.stringify(sealed))).toEqual(sealed);
  });

  it.each([
    ['cut off', JSON.stringify(paper).slice(0, -10)],
    ['no object', '[]'],
    ['without sections', JSON.stringify({ ...paper, sections: undefined })],
    ['without the options of an item', JSON.stringify(withItem({ options: undefined }))],
    ['with an option that has no text', JSON.stringify(withItem({ options: [{ id: 'a' }] }))],
    ['with a formula that is no text', JSON.stringify({ ...paper, math: { x: 1 } })],
    ['without its title', JSON.stringify({ ...paper, title: {} })],
    ['without the seconds of each item', JSON.stringify(withoutSeconds)],
    ['of an unknown timing', JSON.stringify({ ...paper, timing: 'never' })],
  ])('that is damaged is refused as damaged: %s', (_name, json) => {
    expect(() => readSealedText(json)).toThrow('The sealed paper is damaged.');
  });
});
