import { expect, it } from 'vitest';
import { categories } from '#text/ne/categories.ts';
import { sectionName } from './section-name.ts';

const onNepaliPage = { language: 'ne', subjects: categories } as const;

it.each([
  ['Physics', 'भौतिक विज्ञान'],
  [' General Knowledge ', 'सामान्य ज्ञान'],
  // What a college called its section otherwise is the college's own word.
  ['Paper B', 'Paper B'],
  ['गणित र तर्क', 'गणित र तर्क'],
  ['', ''],
])('a Nepali page names the section %j as %j', (title, name) => {
  expect(sectionName(title, onNepaliPage)).toBe(name);
});

it('an English page keeps the title', () => {
  expect(sectionName('GK')).toBe('GK');
});
