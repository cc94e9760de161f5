import { randomBytes } from 'node:crypto';
import { type Role, dutiesOfRole, type Duty } from '#contract/duty.ts';
import { addAccount } from '#server/features/accounts/accounts.ts';
import { changeDuties } from '#server/features/accounts/change-duties.ts';
import { dutiesText } from '#server/features/accounts/duty-column.ts';
import { beginStaffSession } from '#server/features/accounts/staff-sessions.ts';
import { staffCookie } from '#server/platform/http/authorize.ts';
import type { TestApp } from '#server/testing/app.ts';
import { cheapHashing } from '#server/testing/hashing.ts';

/** The password of all staff in tests. */
export const staffPassword = 'namaste-guru-2082';

/** A member of staff who is signed in. */
export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The session's cookie and the origin of our pages, as a browser sends them. */
  readonly headers: { readonly cookie: string; readonly origin: string };
  /** Sends a call of the API, with a JSON body if there is one. */
  readonly send: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ) => ReturnType<typeof inject>;
}

const inject = (
  server: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  headers: object,
  body?: object,
) => server.app.inject({ method, url: `/api${url}`, headers: { ...headers }, ...(body && { payload: body }) });

/** Adds an account with these duties or those of a role, and signs it in to the staff area. */
export async function signInStaff(
  server: TestApp,
  name: string,
  wanted: Role | readonly Duty[] = 'staff',
): Promise<Staff> {
  const duties = typeof wanted === 'string' ? dutiesOfRole[wanted] : wanted;
  const { db } = server.database;
  const email = `${name.toLowerCase()}@college.example`;
  const passwordHash = await cheapHashing.hash(staffPassword, randomBytes);
  await addAccount(db, { id: name, name, email, passwordHash, language: 'en' }, server.clock.now);
  await changeDuties(db, { email, duties, evenUnproven: true }, 'system', server.clock.now);
  const account = { id: name, password_hash: passwordHash, duties: dutiesText(duties) };
  const session = await db
    .transaction()
    .execute((trx) => beginStaffSession(trx, account, server.clock.now, randomBytes));
  if (!session) throw new Error(`${name} could not sign in`);
  const headers = { cookie: `${staffCookie}=${session.token}`, origin: 'http://tayari.test' };
  return { id: name, name, email, headers, send: (method, path, body) => inject(server, method, path, headers, body) };
}
