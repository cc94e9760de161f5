import type { DayPlan } from '#exam/record/plan.ts';
import * as m from '#messages/goal.ts';

/** What the day is called: by the paper on its day and the day before, else `usual`. */
export function planTitle({ kind }: Pick<DayPlan, 'kind'>, usual: string): string {
  if (kind === 'tomorrow') return m.paperTomorrow;
  return kind === 'paper' ? m.paperToday : usual;
}

/** What to say where no part of the plan is left. */
export function nothingLeft({ kind, parts }: Pick<DayPlan, 'kind' | 'parts'>): string {
  return kind === 'paper' ? m.onPaperDay : m.nothingLeft(parts.length > 0);
}
