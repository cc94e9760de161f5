import type { Database } from '#server/database/tables.ts';

/** Removes what has expired: sessions, links and counted attempts. `now` is in ms. */
export async function sweep(db: Database, now: number): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('reset_link').where('expires_at', '<=', now).execute();
  await db.deleteFrom('attempts').where('ends_at', '<=', now).execute();
}
