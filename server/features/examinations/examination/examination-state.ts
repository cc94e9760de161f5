import type { ExaminationState } from '#contract/examination.ts';
import type { StoredState } from '#server/platform/database/tables/examinations.ts';

/** How long before the start candidates can sign in, in ms. */
export const opensBefore = 45 * 60_000;

/** The facts that decide an examination's state. Times in ms since 1970. */
export interface StateFacts {
  readonly stored: StoredState;
  readonly startsAt: number;
  /** The end of the last candidate who began, or else of the last who still could begin. */
  readonly lastEnd: number;
  readonly lateMinutes: number;
}

/** The state of an examination at a moment (docs/rules/examination.md, section 4). `now` in ms since 1970. */
export function stateAt({ stored, startsAt, lastEnd, lateMinutes }: StateFacts, now: number): ExaminationState {
  if (stored !== 'sealed') return stored;
  if (now < startsAt - opensBefore) return 'sealed';
  if (now < startsAt) return 'open';
  return now <= lastEnd + lateMinutes * 60_000 ? 'running' : 'ended';
}
