import { paths } from '#client/lib/paths.ts';
import type { Section } from './sections.ts';
import * as titles from '#messages/record-titles.ts';

/** The pages of the record: the last part of the navigation, in the order of their tabs. No page's first file has it. */
export const recordSection: Section = {
  heading: titles.yourRecord,
  entries: [
    { title: titles.today, to: paths.today.to() },
    { title: titles.progress, to: paths.progress.to() },
    { title: titles.mistakes, to: paths.mistakes.to() },
    { title: titles.review, to: paths.review.to() },
    { title: titles.mocks, to: paths.mocks.to() },
    { title: titles.history, to: paths.history.to() },
  ],
};
