import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { examOf, examRoute, persistedFormats, parseExamId, type PersistedFormat } from './exam-routes.ts';

const keys: Partial<Record<PersistedFormat, string>> = {
  'year-quiz': '2074',
  'topic-practice': 'English/Tag Questions',
  'mcq-practice': '12/101/practice',
};

it.each(persistedFormats)('an exam of the format %s has an address that its key is read from again', (format) => {
  const { pattern, to, keyOf, title } = examRoute(format);
  const key = keys[format] ?? '';
  const [found] = matchRoutes([{ path: pattern }], to(key)) ?? [];
  expect(found && keyOf(found.params)).toBe(key);
  expect(title(key)).not.toBe('');
});

it.each(persistedFormats)('an exam of the format %s is told by its id', (format) => {
  const key = keys[format] ?? '';
  const exam = examOf(format, key);
  expect(parseExamId(exam.id)).toEqual({ exam, format, key });
});

it('an id that names no exam that is kept is not one', () => {
  expect(parseExamId('unit-quiz/101')).toBeNull();
  expect(parseExamId('toString')).toBeNull();
});
