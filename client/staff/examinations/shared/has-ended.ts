import { statesFrom } from '#contract/examination-states.ts';
import type { ExaminationState } from '#contract/examination.ts';

/** Whether all candidates have stopped. From then on there are marks, and a key to decide about. */
export function hasEnded(state: ExaminationState): boolean {
  return statesFrom('ended').includes(state);
}
