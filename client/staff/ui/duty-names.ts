import type { Duty } from '#contract/duty.ts';
import * as m from '#messages/staff-college.ts';

/** The duties in the order in which screens show them, with their names. */
export const dutyNames: readonly (readonly [Duty, string])[] = (
  ['head', 'examiner', 'teacher', 'clerk', 'operator'] as const satisfies readonly Duty[]
).map((duty) => [duty, m.dutyNames[duty]]);

/** The names of these duties, in order; of none: that it is a student's account. */
export function namesOf(duties: readonly Duty[]): string {
  const names = dutyNames.flatMap(([duty, name]) => (duties.includes(duty) ? [name] : []));
  return names.length === 0 ? m.student : names.join(' · ');
}
