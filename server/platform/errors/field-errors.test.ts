import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldCode } from '#contract/field-code.ts';
import { errorTexts } from './catalogue.ts';
import { fieldErrors } from './field-errors.ts';

/** The sentence of each field in a language, where this schema refuses that value. */
function wordsFor(schema: z.ZodType, value: unknown, language: 'en' | 'ne'): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const fields = fieldErrors(issues.map(({ code, path, message, ...more }) => ({ code, path, message, more })));
  return Object.fromEntries(Object.entries(fields).map(([name, say]) => [name, say(errorTexts[language])]));
}

it('a code becomes its sentence, in the language of the reader', () => {
  const schema = z.object({ tag: z.string().min(1, fieldCode('tagEmpty')) });
  expect(wordsFor(schema, { tag: '' }, 'en')).toEqual({ tag: errorTexts.en.tagEmpty });
  expect(wordsFor(schema, { tag: '' }, 'ne')).toEqual({ tag: errorTexts.ne.tagEmpty });
});

it('a sentence names the bound of its rule, and the values of its issue', () => {
  const schema = z
    .object({ cards: z.array(z.number()).max(2, fieldCode('tooManyAtOnce')) })
    .check(({ issues, value }) => {
      const params = { tieBreak: 'section:Physics' };
      issues.push({ code: 'custom', path: ['tieBreaks'], message: fieldCode('noSectionFor'), params, input: value });
    });
  expect(wordsFor(schema, { cards: [1, 2, 3] }, 'ne')).toMatchObject({ cards: errorTexts.ne.tooManyAtOnce(2) });
  expect(wordsFor(schema, { cards: [1] }, 'en')).toEqual({ tieBreaks: errorTexts.en.noSectionFor('section:Physics') });
});

it('a sentence names the least that its rule wants', () => {
  const schema = z.object({ reason: z.string().min(20, fieldCode('reasonTooShort')) });
  expect(wordsFor(schema, { reason: 'short' }, 'en')).toEqual({ reason: errorTexts.en.reasonTooShort(20) });
});

it('a rule without a code is told by what Zod counts', () => {
  const schema = z.object({ name: z.string().max(3) });
  expect(wordsFor(schema, { name: 'four' }, 'ne').name).toContain('३');
});
