import type { Page } from '@playwright/test';
import type { College } from './college.ts';
import type { Step } from './reach.ts';
import type { Sight } from './sights.ts';

/** What is done on a page of the prepared college. */
export type CollegeStep = (page: Page, college: College) => Promise<unknown>;

export interface State {
  readonly name: string;
  readonly path: string;
  /** What is seen in this state, all of it, and not in those that lead to it. */
  readonly sees: readonly Sight[];
  /** What the browser may write to its console here; anything else fails the test. */
  readonly errors?: RegExp;
  /** Before the page is asked for. */
  readonly before?: Step;
  /** Before it is looked at. */
  readonly after?: Step;
  /** In the prepared college: so many minutes after its time, with these steps of its people. */
  readonly inCollege?: {
    readonly minutesLater?: number;
    readonly before?: CollegeStep;
    readonly after?: CollegeStep;
  };
  /** A picture of it shows the whole page instead of what fits the window. */
  readonly whole?: boolean;
  /** The navigation as on a first visit, over a phone's page. */
  readonly navShown?: boolean;
  /** With its film playing. */
  readonly moving?: boolean;
  readonly phoneOnly?: boolean;
  readonly serviceWorker?: boolean;
}
