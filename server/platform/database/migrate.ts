import { Migrator } from 'kysely/migration';
import { migrations } from '#server/platform/database/migrations/all.ts';
import type { Database } from './tables.ts';

/**
 * Brings the tables up to date. Safe to repeat, and safe when several servers start at once: Kysely's lock lets one
 * work while the others wait. Throws the error of a failed migration; nothing is left half done.
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
