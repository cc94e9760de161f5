import type { DayPlan } from '#exam/record/plan.ts';
import * as m from '#messages/goal.ts';

/** What the day is called: by the paper on its day and the day before, else `usual`. */
export function planTitle({ kind }: DayPlan, usual: string): string {
  if (kind === 'tomorrow') return m.paperTomorrow;
  return kind === 'paper' ? m.paperToday : usual;
}
