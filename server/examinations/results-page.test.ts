import { expect, test } from 'vitest';
import type { PublishedResults } from '#contract/published-results.ts';
import { resultsPage } from '#server/examinations/results-page.ts';

const row = (rank: number, symbolNumber: string, total: number, before: string | null) => ({
  rank,
  symbolNumber,
  name: `Name ${symbolNumber}`,
  total,
  sections: { Physics: total - 1 },
  right: 1,
  wrong: 0,
  unanswered: 0,
  passed: true,
  list: null,
  position: null,
  withheld: symbolNumber === '4',
  before: before === null ? null : { symbolNumber: before, by: 'section:Physics' },
});
const seat = (position: number, rank: number, symbolNumber: string, name: string) => {
  return { position, rank, symbolNumber, name, total: 12.5, byDecision: false };
};
const published: PublishedResults = {
  code: 'SCI-2083',
  title: { en: 'Entrance of +2 Science', ne: '+२ विज्ञान प्रवेश परीक्षा' },
  publishedAt: '2026-11-22T05:15:00.000Z',
  keyVersion: 2,
  passMark: 1,
  tieBreaks: ['section:Physics'],
  seats: { open: 2, groups: [], emptyToOpen: false, waiting: 0 },
  sat: 4,
  open: [seat(1, 1, '1', 'सीता <script>'), seat(2, 2, '2', 'Bina "B" & Co')],
  groups: [{ name: 'Women <i>', seats: 0, candidates: [] }],
  waiting: { open: [], groups: [{ name: 'Women <i>', candidates: [seat(1, 2, '3', 'Hari')] }] },
  ranking: [row(1, '1', 12.5, '2'), row(2, '2', 12.5, null), row(2, '3', 12.5, null), row(4, '4', -0.25, null)],
};
const files = { signature: 'c2lnbg==', file: 'SCI-2083.json', publicKey: 'public-key.pem', timeZone: 'Asia/Kolkata' };

test('says what the signed lists say, with why equals stand where they do, and who is withheld', () => {
  const page = resultsPage(published, files, 'en');
  expect(page).toMatch(/^<!doctype html>\s*<html lang="en">/);
  expect(page).toContain('before 2 by Physics');
  expect(page.match(/equal to the last tie-break/g)).toHaveLength(2);
  expect(page).toContain('12.50');
  expect(page).toContain('Withheld, no seat: 4.');
  expect(page).toContain('4 sat, 4 passed, 2 seats.');
});

test('says it in Nepali, and each page leads to the other', () => {
  const page = resultsPage(published, files, 'ne');
  expect(page).toContain('+२ विज्ञान प्रवेश परीक्षा');
  expect(page).toContain('Physics का आधारमा 2 भन्दा अगाडि');
  expect(page).toContain('href="index.html"');
  expect(resultsPage(published, files, 'en')).toContain('href="ne.html"');
});

test('names are text, whatever they hold', () => {
  const page = resultsPage(published, files, 'en');
  expect(page).toContain('सीता &#60;script&#62;');
  expect(page).toContain('Bina &#34;B&#34; &#38; Co');
  expect(page).not.toMatch(/<script|<i>/);
});
