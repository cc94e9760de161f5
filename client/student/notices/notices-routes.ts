import type { PageModule } from '#client/student/navigation/route.ts';
import { Component as Notice, loader as loadNotice } from './notice-route.tsx';
import { Component as Notices, loader as loadNotices } from './notices-route.tsx';

/** The notices: one file, as the list leads to each. */
export const noticesRoutes = {
  notices: { Component: Notices, loader: loadNotices },
  notice: { Component: Notice, loader: loadNotice },
} as const satisfies Record<string, PageModule>;
