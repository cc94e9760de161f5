import { paths } from '#client/lib/paths.ts';
import type { Section } from './sections.ts';
import * as names from '#messages/names.ts';
import * as titles from '#messages/record-titles.ts';

const today = { title: titles.today, to: paths.today.to() };
const rest = [
  { title: titles.progress, to: paths.progress.to() },
  { title: titles.mistakes, to: paths.mistakes.to() },
  { title: titles.review, to: paths.review.to() },
  { title: titles.mocks, to: paths.mocks.to() },
  { title: titles.history, to: paths.history.to() },
];

/** The pages of the record that its tabs lead to, in their order. */
export const recordTabs: Section['entries'] = [today, ...rest];

/** The pages of the record: the last part of the navigation. No page's first file has it. */
export const recordSection: Section = {
  heading: titles.yourRecord,
  entries: [
    today,
    { title: titles.practice, to: paths.practice.to() },
    ...rest,
    { title: names.search, to: paths.search.to() },
  ],
};
