import type { PageModule } from '#client/student/navigation/route.ts';
import { Component as Practice, loader as loadPractice } from './practice-route.tsx';
import { Component as Set, loader as loadSet } from './set-route.tsx';

/** The choice of questions, and the set under way: one file, as the one leads to the other. */
export const practiceRoutes = {
  practice: { Component: Practice, loader: loadPractice },
  set: { Component: Set, loader: loadSet },
} as const satisfies Record<string, PageModule>;
