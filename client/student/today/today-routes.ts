import type { PageModule } from '#client/student/navigation/route.ts';
import { Component as Goal, loader as loadGoal } from './goal-route.tsx';
import { Component as Today, loader as loadToday } from './today-route.tsx';

/** Today and the exam it is for: one file, as the one leads to the other. */
export const todayRoutes = {
  today: { Component: Today, loader: loadToday },
  goal: { Component: Goal, loader: loadGoal },
} as const satisfies Record<string, PageModule>;
