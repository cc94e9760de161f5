import { expect, it } from 'vitest';
import { matchPattern } from '#client/lib/paths.ts';
import type { FormatName } from '#exam/practice/formats.ts';
import { examOf, parseExamId } from './exam-id.ts';
import { examRoute, formatNames } from './exam-routes.ts';

const keys: Partial<Record<FormatName, string>> = {
  'year-quiz': '2074',
  'topic-practice': 'English/Tag Questions',
  'mcq-practice': '12/101/practice',
  'unit-quiz': 'grade-x-science-and-technology/chapter-quiz/101',
};

it.each(formatNames)('an exam of the format %s has an address that its key is read from again', (format) => {
  const { pattern, to, keyOf, title } = examRoute(format);
  const key = keys[format] ?? '';
  const params = matchPattern(pattern, to(key));
  expect(params && keyOf(params)).toBe(key);
  expect(title(key)).not.toBe('');
});

it.each(formatNames)('an exam of the format %s is told by its id', (format) => {
  const key = keys[format] ?? '';
  const exam = examOf(format, key);
  expect(parseExamId(exam.id)).toEqual({ exam, format, key });
});

it('an id that names no exam is not one', () => {
  expect(parseExamId('mock/tu-bca')).toBeNull();
  expect(parseExamId('toString')).toBeNull();
});
