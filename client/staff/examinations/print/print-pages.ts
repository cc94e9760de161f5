import type { RouteObject } from 'react-router';
import * as m from '#messages/staff-print.ts';
import { doorPlans } from '#messages/staff-seats.ts';
import { printPaths } from '../shared/print-paths.ts';

/** A page for paper. */
interface PrintPage {
  readonly pattern: string;
  readonly title: string;
  readonly load: () => Promise<Pick<RouteObject, 'Component'>>;
}

/** The pages for paper; each loads when a person opens it. */
export const printPages: readonly PrintPage[] = [
  {
    pattern: printPaths.paper.pattern,
    title: m.paper,
    load: async () => ({ Component: (await import('./paper-page.tsx')).PlainPaper }),
  },
  {
    pattern: printPaths.paperWithKey.pattern,
    title: m.paperWithKey,
    load: async () => ({ Component: (await import('./paper-page.tsx')).PaperWithKey }),
  },
  { pattern: printPaths.admitCards.pattern, title: m.admitCards, load: () => import('./admit-cards-page.tsx') },
  { pattern: printPaths.roomSheets.pattern, title: m.roomSheets, load: () => import('./room-sheets-page.tsx') },
  { pattern: printPaths.seating.pattern, title: doorPlans, load: () => import('./seating-page.tsx') },
  { pattern: printPaths.merit.pattern, title: m.merit, load: () => import('./merit-page.tsx') },
  { pattern: printPaths.results.pattern, title: m.results, load: () => import('./results-page.tsx') },
];
