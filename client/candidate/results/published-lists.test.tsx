import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readPublished } from '#contract/published-results.ts';
import { PublishedLists } from './published-lists.tsx';

const results = {
  title: { en: 'Science' },
  publishedAt: '2026-11-22T05:15:00.000Z',
  sat: 0,
  seats: { open: 2, groups: [{ name: 'Dalit', seats: 1 }], emptyToOpen: true },
  tieBreaks: [],
  open: [],
  groups: [{ name: 'Dalit', seats: 1, candidates: [] }],
  waiting: { open: [], groups: [] },
  ranking: [],
};
const pageOf = (published: object) =>
  renderToStaticMarkup(
    <PublishedLists
      code="SCI-1"
      published={readPublished(JSON.stringify(published))}
      signature="x"
      lookUp="none"
      zone="Asia/Kathmandu"
    />,
  );

it('says when it was published by both calendars, and how many seats there are, each counted once', () => {
  const page = pageOf(results);
  expect(page).toContain('Published Sun 22 Nov 2026, 11:00 (6 Mangsir 2083).');
  expect(page).toContain('0 passed, 3 seats.');
});

it('names the college and who signs as the lists were signed, and invents neither', () => {
  const college = {
    name: { en: 'Himchuli College', ne: 'हिमचुली कलेज' },
    address: { en: '', ne: 'ललितपुर' },
    signatory: { en: 'Rajendra Shrestha', ne: '' },
    signsAs: { en: 'Controller', ne: '' },
  };
  expect(pageOf({ ...results, college })).toMatch(
    /हिमचुली कलेज.*Himchuli College<\/b> ललितपुर.*<div>Rajendra Shrestha<small[^>]*>Controller<\/small>/,
  );
  expect(pageOf(results)).not.toContain('lang="ne"');
});
