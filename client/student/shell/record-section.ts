import { ownPaths } from './own-paths.ts';
import { paths } from '#client/lib/paths.ts';
import type { Section } from './sections.ts';
import * as titles from '#messages/record-titles.ts';

/** The pages of one's record: what the navigation lists after all others, and in the order of their tabs. No page begins with it. */
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
