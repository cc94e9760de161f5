import { statesFrom } from '#contract/examination-states.ts';
import type { ExaminationState } from '#contract/examination.ts';
import * as m from '#messages/staff-candidates.ts';

/** Whether PINs that were made here can be shown again. They can until candidates may sign in. */
export function canShowAgain(state: ExaminationState): boolean {
  return !statesFrom('open').includes(state);
}

/** Where PINs at hand are told, and whether they can be shown again. */
export function shownWhere(state: ExaminationState): string {
  return `${m.shownOnce} ${canShowAgain(state) ? m.againUntilOpen : m.notAgain}`;
}
