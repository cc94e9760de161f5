import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { SettingError } from '#server/platform/setting-error.ts';
import type { Settings } from '#server/platform/settings.ts';
import { copySqlite } from './copy-sqlite.ts';
import { migrate } from './migrate.ts';
import { migrations } from '#server/platform/database/migrations/all.ts';
import { sqlitePath } from './open.ts';
import type { Database } from './tables.ts';

/** How many copies from before upgrades are kept. */
const copiesKept = 5;

/**
 * Brings the tables up to date. An embedded database with data is copied first. The copy stands beside it, named by its
 * last migration and the time; `now` is in ms. Throws a SettingError when the database is newer than this program.
 */
export async function upgrade(
  db: Database,
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  now: number,
  logger: Logger,
): Promise<void> {
  const done = await doneMigrations(db);
  const newer = newerThanProgram(done);
  if (newer !== null) {
    const variable = databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
    throw new SettingError(variable, `names a database of a newer Tayari, which has made the change ${newer}`);
  }
  const last = done.at(-1);
  if (last !== undefined && done.length < Object.keys(migrations).length) {
    if (databaseUrl === null)
      logger.info({ path: copyBefore(dataDir, last, now) }, 'copied the database before it is upgraded');
    else logger.warn('the database is upgraded, and no copy of it is made here: npm run backup makes one');
  }
  await migrate(db);
}

/** The names of the migrations that a database has had, in order; empty for an empty database. */
export async function doneMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The first of these migrations that this program doesn't know, or null. */
export function newerThanProgram(done: readonly string[]): string | null {
  return done.find((name) => !Object.hasOwn(migrations, name)) ?? null;
}

function copyBefore(dataDir: string, last: string, now: number): string {
  const moment = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  const path = `${sqlitePath(dataDir)}.${last}.${moment}.copy`;
  copySqlite(sqlitePath(dataDir), path);
  const copies = readdirSync(dataDir).filter((name) => /^tayari\.sqlite\..*\.copy$/.test(name));
  const byTime = copies.sort((a, b) => (a.slice(-24) < b.slice(-24) ? -1 : 1));
  for (const name of byTime.slice(0, -copiesKept)) rmSync(join(dataDir, name));
  return path;
}
