import { ownPaths } from './own-paths.ts';
import { paths } from '#client/lib/paths.ts';
import type { Section } from './sections.ts';
import * as titles from '#messages/record-titles.ts';

/** The pages of the record: the last part of the navigation, in the order of their tabs. No page's first file has it. */
export const recordSection: Section = {
  heading: titles.yourRecord,
  entries: [
    { title: titles.progress, to: paths.progress.to() },
    { title: titles.mistakes, to: ownPaths.mistakes.to() },
    { title: titles.review, to: ownPaths.review.to() },
    { title: titles.mocks, to: ownPaths.mocks.to() },
    { title: titles.history, to: ownPaths.history.to() },
  ],
};
