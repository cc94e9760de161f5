import type { ListedAccount } from '#contract/staff-accounts.ts';
import * as m from '#messages/staff-college.ts';

export type RoleName = ListedAccount['role'];

/** What each role is called. */
export const roleNames: Readonly<Record<RoleName, string>> = { student: m.student, staff: m.staff, admin: m.admin };

/** All roles, from the one with the fewest rights. */
export const roles: readonly RoleName[] = ['student', 'staff', 'admin'];
