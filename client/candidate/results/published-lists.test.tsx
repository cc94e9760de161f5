import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readPublished } from '#contract/published-results.ts';
import { PublishedLists } from './published-lists.tsx';

const lists = { open: [], groups: [], waiting: { open: [], groups: [] } };
const published = readPublished(
  JSON.stringify({
    ...lists,
    title: { en: 'Science' },
    seats: { open: 1, groups: [], waiting: 0, emptyToOpen: false },
    tieBreaks: [],
    sat: 0,
    ranking: [],
    publishedAt: '2026-11-22T05:15:00.000Z',
  }),
);

it('says when the lists were published by both calendars', () => {
  const page = renderToStaticMarkup(
    <PublishedLists code="SCI-1" published={published} signature="x" lookUp="none" zone="Asia/Kathmandu" />,
  );
  expect(page).toContain('Published Sun 22 Nov 2026, 11:00 (6 Mangsir 2083).');
});
