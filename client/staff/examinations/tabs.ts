import type { RouteObject } from 'react-router';
import { examinationDuties, type Duty } from '#contract/duty.ts';
import * as applications from '#messages/staff-applications.ts';
import * as m from '#messages/staff-examinations.ts';
import * as log from '#messages/staff-log.ts';
import * as merit from '#messages/staff-merit.ts';
import * as fees from '#messages/staff-fees.ts';
import * as offers from '#messages/staff-offers.ts';
import * as seats from '#messages/staff-seats.ts';

/** A part of an examination's page, with its own address below it. */
interface Tab {
  /** '' is the examination's own address. */
  readonly segment: string;
  readonly title: string;
  /** Whether it stands apart: a place to look something up, not a step of the work. */
  readonly apart?: true;
  /** The duties that open it; each duty opens one without them. */
  readonly duties?: readonly Duty[];
  readonly load: () => Promise<Pick<RouteObject, 'Component'>>;
}

/** The parts of an examination's page in their order; each loads when a person opens it. */
export const tabs: readonly Tab[] = [
  { segment: '', duties: examinationDuties, title: m.paper, load: () => import('./paper/paper-tab.tsx') },
  {
    segment: 'applications',
    title: applications.applications,
    load: () => import('./applications/applications-tab.tsx'),
  },
  { segment: 'payments', title: fees.payments, load: () => import('./fees/fees-tab.tsx') },
  { segment: 'candidates', title: m.candidates, load: () => import('./candidates/candidates-tab.tsx') },
  { segment: 'rooms', title: m.rooms, load: () => import('./rooms/rooms-tab.tsx') },
  { segment: 'seats', title: seats.seats, load: () => import('./seats/seats-tab.tsx') },
  { segment: 'day', title: m.day, load: () => import('./day/day-tab.tsx') },
  { segment: 'key', duties: examinationDuties, title: merit.key, load: () => import('./merit/key-tab.tsx') },
  { segment: 'results', duties: examinationDuties, title: m.results, load: () => import('./results/results-tab.tsx') },
  { segment: 'offers', title: offers.offers, load: () => import('./offers/offers-tab.tsx') },
  {
    segment: 'pattern',
    duties: examinationDuties,
    title: m.pattern,
    apart: true,
    load: () => import('./pattern/pattern-tab.tsx'),
  },
  { segment: 'notice', title: applications.notice, apart: true, load: () => import('./applications/notice-tab.tsx') },
  {
    segment: 'numbers',
    title: applications.numbers,
    apart: true,
    load: () => import('./applications/numbers-tab.tsx'),
  },
  {
    segment: 'statistics',
    duties: examinationDuties,
    title: merit.statistics,
    apart: true,
    load: () => import('./merit/statistics-tab.tsx'),
  },
  {
    segment: 'audit',
    duties: examinationDuties,
    title: log.audit,
    apart: true,
    load: () => import('./audit/audit-tab.tsx'),
  },
];

/** The parts that these duties open. */
export function tabsFor(held: readonly Duty[]): readonly Tab[] {
  return tabs.filter(({ duties }) => duties?.some((duty) => held.includes(duty)) !== false);
}
