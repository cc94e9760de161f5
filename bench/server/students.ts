import { randomBytes } from 'node:crypto';
import { addAccount } from '#server/features/accounts/accounts.ts';
import { hashPassword } from '#server/platform/security/password.ts';
import { sessionMs } from '#server/features/accounts/sessions.ts';
import { hashToken, newId } from '#server/platform/security/token.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import type { TestDatabase } from '#server/testing/databases.ts';

/** The password of every simulated student. */
export const password = 'namaste-2082';

/** The e-mail of the n-th student with an account. */
export const emailOf = (n: number): string => `student-${n}@example.com`;

/**
 * Makes the tables and so many accounts directly in the database, because registrations would be most of the run. The first student is
 * signed in with `token`. `now` is in ms.
 */
export async function addStudents(
  { settings }: TestDatabase,
  count: number,
  token: string,
  now: number,
): Promise<void> {
  const { db, close } = await openDatabase(settings);
  await migrate(db);
  const passwordHash = await hashPassword(password, randomBytes);
  const ids = Array.from({ length: count }, () => newId(randomBytes));
  await db.transaction().execute(async (trx) => {
    for (const [n, id] of ids.entries()) {
      await addAccount(trx, { id, name: `Student ${n}`, email: emailOf(n), passwordHash, language: 'en' }, now);
    }
  });
  const session = { token_hash: hashToken(token), account_id: ids[0] ?? '', created_at: now };
  await db
    .insertInto('session')
    .values({ ...session, expires_at: now + sessionMs, device: '', last_used_at: now })
    .execute();
  await close();
}
