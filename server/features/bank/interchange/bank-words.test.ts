import { expect, it } from 'vitest';
import { reasons } from '#interchange/build-item.ts';
import { problem, problemMessages, type ProblemCode } from '#interchange/item.ts';
import { reportReasons } from '#contract/report-reasons.ts';
import { bankWords, sayIn } from '#server/features/bank/bank-words.ts';

const latin = /[a-z]{4,}/i;
const names = /TeX|JPEG|WebP|QTI|GIFT/g;

/** What stands after the sentence of a problem. */
function aboutOf(code: ProblemCode): string {
  if (code === 'one-picture') return '2 more';
  return problemMessages[code].endsWith(':') ? '१' : '';
}

it('says everything that can be said of an imported item, and why one is skipped, in Nepali', () => {
  const codes = Object.keys(problemMessages) as ProblemCode[];
  const said = [
    ...codes.map((code) => problem('', code, aboutOf(code)).message),
    ...Object.values(reasons).map((reason) => (typeof reason === 'string' ? reason : reason('an essay question'))),
  ];
  expect(
    said.map((sentence) => sayIn('ne', sentence).replaceAll(names, '')).filter((text) => latin.test(text)),
  ).toEqual([]);
});

it.each([
  ['line 12', 'हरफ १२'],
  ["A $ without a partner in 'costs 5$ (here)'.", '“costs 5$ (here)” मा जोडा नमिलेको $ छ।'],
  ['A question has at most 10,000 characters.', expect.stringMatching(/^[^a-z]+$/i)],
  ['Nobody has written this one.', 'Nobody has written this one.'],
])('says %j as it is said in Nepali', (english, nepali) => {
  expect(sayIn('ne', english)).toEqual(nepali);
  expect(sayIn('en', english)).toBe(english);
});

it('has a word for each reason that a student can choose, in both languages', () => {
  for (const language of ['en', 'ne'] as const) {
    expect(Object.keys(bankWords(language).reportReasons)).toEqual([...reportReasons]);
  }
});
