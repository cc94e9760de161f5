import { z } from 'zod';

/** What an account's duties come to. */
export const Role = z.enum(['student', 'staff', 'admin']);
export type Role = z.infer<typeof Role>;

/** What a member of staff is there for (docs/rules/college.md, section 2). An account has any number of duties. */
export const duties = ['head', 'examiner', 'teacher', 'clerk', 'operator'] as const;
export const Duty = z.enum(duties);
export type Duty = z.infer<typeof Duty>;

/** The duties that open calls about questions, examinations, and the candidates' desk. */
export const bankDuties = ['head', 'examiner', 'teacher'] as const satisfies readonly Duty[];
export const examinationDuties = ['head', 'examiner'] as const satisfies readonly Duty[];
export const deskDuties = ['head', 'examiner', 'clerk'] as const satisfies readonly Duty[];

/** The role of an account with these duties: the operator is an admin, everyone else with a duty is staff. */
export function roleOf(held: readonly Duty[]): Role {
  if (held.includes('operator')) return 'admin';
  return held.length > 0 ? 'staff' : 'student';
}

/** The duties of a role that a command gives. */
export const dutiesOfRole: Readonly<Record<Role, readonly Duty[]>> = {
  student: [],
  staff: ['examiner', 'teacher'],
  admin: ['head', 'operator'],
};
