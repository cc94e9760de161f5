import { randomBytes, randomUUID } from 'node:crypto';
import { addAccount } from '#server/features/accounts/accounts.ts';
import { dutiesOfRole } from '#contract/duty.ts';
import { changeDuties } from '#server/features/accounts/change-duties.ts';
import { dutiesText } from '#server/features/accounts/duty-column.ts';
import { argon2id } from '#server/platform/security/password.ts';
import type { Settings } from '#server/platform/settings.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/tables.ts';

export interface NewStaff {
  readonly id?: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: 'staff' | 'admin';
}

/** Adds an account with this role. Resolves with its id and the hash of its password. */
export async function addStaff(db: Database, { id = randomUUID(), name, email, password, role }: NewStaff) {
  const passwordHash = await argon2id.hash(password, randomBytes);
  await addAccount(db, { id, name, email, passwordHash, language: 'en' }, Date.now());
  await changeDuties(db, { email, duties: dutiesOfRole[role], evenUnproven: true }, 'system', Date.now());
  return { id, password_hash: passwordHash, duties: dutiesText(dutiesOfRole[role]) };
}

/** The same in the database of a server that runs as a process. */
export async function addStaffTo(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  staff: NewStaff,
): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir, workers: 1 });
  await addStaff(db, staff);
  await close();
}
