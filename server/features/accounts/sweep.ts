import { setImmediate } from 'node:timers/promises';
import { PostgresAdapter, sql } from 'kysely';
import { invitationKeptMs } from './invitations.ts';
import { forgetFailedMailJobs } from '#server/platform/mail/jobs.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** How many rows go at once. SQLite stops all other work for some milliseconds meanwhile. */
const batch = 500;

const expiring = [
  { table: 'session', key: 'token_hash', end: 'expires_at' },
  { table: 'staff_session', key: 'token_hash', end: 'expires_at' },
  { table: 'pending_import', key: 'id', end: 'expires_at' },
  { table: 'reset_link', key: 'token_hash', end: 'expires_at' },
  { table: 'set_up_link', key: 'id', end: 'expires_at' },
  { table: 'invitation', key: 'id', end: 'expires_at', keptMs: invitationKeptMs },
  { table: 'rate_limit', key: 'key', end: 'ends_at' },
] as const;

/** Removes expired sessions, links and counts, in small batches so that other work goes on. `now` is in ms. */
export async function sweep(db: Database, now: number): Promise<void> {
  for (const each of expiring) {
    while ((await removeSome(db, each, 'keptMs' in each ? now - each.keptMs : now)) > 0) await setImmediate();
  }
  await forgetFailedMailJobs(db, now);
}

async function removeSome(db: Database, { table, key, end }: (typeof expiring)[number], now: number): Promise<number> {
  // Rows that another server is removing are left to it: two servers that wait for each other would both fail.
  const unlocked = db.getExecutor().adapter instanceof PostgresAdapter ? sql`for update skip locked` : sql``;
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(end)} <= ${now} limit ${batch} ${unlocked})
  `.execute(db);
  return Number(numAffectedRows);
}
