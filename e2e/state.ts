import type { Page } from '@playwright/test';
import type { College } from './college.ts';
import type { Step } from './reach.ts';
import type { Sight } from './sights.ts';

/** The steps on a page of the prepared college. */
export type CollegeStep = (page: Page, college: College) => Promise<unknown>;

export interface State {
  readonly name: string;
  readonly path: string;
  /** What this state shows, all of it, and the states before it do not. */
  readonly sees: readonly Sight[];
  /** What the browser may log here; anything else fails the test. */
  readonly errors?: RegExp;
  /** Before the page loads. */
  readonly before?: Step;
  /** Before the test looks at it. */
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
