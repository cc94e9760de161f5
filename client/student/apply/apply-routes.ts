import type { PageModule } from '#client/student/navigation/route.ts';
import { Component as Apply, loader as loadApply } from './apply-route.tsx';
import { Component as Mine, loader as loadMine } from './mine-route.tsx';

/** The form of an application, and where it stands: one file, as the one leads to the other. */
export const applyRoutes = {
  apply: { Component: Apply, loader: loadApply },
  mine: { Component: Mine, loader: loadMine },
} as const satisfies Record<string, PageModule>;
