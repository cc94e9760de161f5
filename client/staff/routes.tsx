import type { RouteObject } from 'react-router';
import * as m from '#messages/staff-frame.ts';
import { demo } from '#messages/staff-demo.ts';
import { members, theCollege } from '#messages/staff-people.ts';
import { timeline } from '#messages/staff-log.ts';
import { chunk } from '#client/ui/chunk.ts';
import { printPages } from './examinations/print/print-pages.ts';
import { tabs } from './examinations/tabs.ts';
import { Failed } from './ui/failed.tsx';
import { StaffFrame, type StaffHandle } from './frame/staff-frame.tsx';
import { Missing } from './ui/missing.tsx';
import { Waiting } from './ui/waiting.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { isDemo } from './lib/is-demo.ts';
import { staffPaths } from './lib/paths.ts';
import { SignedIn } from './sign-in/signed-in.tsx';

function screen(path: string, title: string, load: () => Promise<Pick<RouteObject, 'Component'>>) {
  const handle: StaffHandle = { title };
  return { path, handle, lazy: chunk(path, load), hydrateFallbackElement: <Waiting /> };
}

/** A part of an examination's page. */
function part({ segment, title, load }: (typeof tabs)[number]): RouteObject {
  const handle: StaffHandle = { title };
  const at = segment === '' ? { index: true as const } : { path: segment };
  return { ...at, handle, lazy: chunk(`examination ${segment}`, load), hydrateFallbackElement: <Waiting /> };
}

/** Every screen of the staff area; each loads when a person opens it. */
const screens: RouteObject[] = [
  { path: staffPaths.home.pattern, handle: { title: m.staff } satisfies StaffHandle, Component: HomeScreen },
  screen(staffPaths.items.pattern, m.items, () => import('./items/items-screen.tsx')),
  screen(staffPaths.newItem.pattern, m.newItem, () => import('./items/item-screen.tsx')),
  screen(staffPaths.item.pattern, m.item, () => import('./items/item-screen.tsx')),
  screen(staffPaths.review.pattern, m.review, () => import('./items/review/review-screen.tsx')),
  screen(staffPaths.toReview.pattern, m.review, () => import('./items/review/to-review-screen.tsx')),
  screen(staffPaths.import.pattern, m.importTitle, () => import('./import/import-screen.tsx')),
  screen(staffPaths.doctor.pattern, m.doctor, () => import('./doctor/doctor-screen.tsx')),
  screen(staffPaths.examinations.pattern, m.examinations, () => import('./examinations/list-screen.tsx')),
  screen(staffPaths.newExamination.pattern, m.newExamination, () => import('./examinations/pattern/new-screen.tsx')),
  {
    ...screen(staffPaths.examination.pattern, m.examination, () => import('./examinations/examination-screen.tsx')),
    children: [
      ...tabs.map(part),
      screen(staffPaths.timeline.pattern, timeline, () => import('./examinations/timeline/timeline-tab.tsx')),
    ],
  },
  screen(staffPaths.college.pattern, theCollege, () => import('./college/college-screen.tsx')),
  screen(staffPaths.members.pattern, members, () => import('./members/members-screen.tsx')),
  screen(staffPaths.accounts.pattern, m.accounts, () => import('./accounts/accounts-screen.tsx')),
  screen(staffPaths.audit.pattern, m.audit, () => import('./audit/audit-screen.tsx')),
  screen(staffPaths.system.pattern, m.system, () => import('./system/system-screen.tsx')),
  screen(staffPaths.secondFactor.pattern, m.secondFactor, () => import('./second-factor/second-factor-screen.tsx')),
  ...(isDemo ? [screen(staffPaths.demo.pattern, demo, () => import('./demo/demo-screen.tsx'))] : []),
  ...printPages.map(({ pattern, title, load }) => screen(pattern, title, load)),
  { path: '*', handle: { title: m.notFound } satisfies StaffHandle, Component: Missing },
];

/** A page that opens without a session. */
function openPage(path: string, load: () => Promise<Pick<RouteObject, 'Component'>>): RouteObject {
  return { path, errorElement: <Failed />, lazy: chunk(path, load), hydrateFallbackElement: <Waiting /> };
}

export const routes: RouteObject[] = [
  openPage(staffPaths.setUp.pattern, () => import('./set-up/set-up-screen.tsx')),
  openPage(staffPaths.invitation.pattern, () => import('./invitation/invitation-screen.tsx')),
  {
    errorElement: <Failed />,
    element: <SignedIn />,
    children: [{ element: <StaffFrame />, children: [{ errorElement: <Failed />, children: screens }] }],
  },
];
