import { accessSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { postgresDialect } from '#server/database/postgres.ts';
import { sqliteDialect } from '#server/database/sqlite.ts';
import type { Database, Tables } from '#server/database/tables.ts';
import { reasonOf, SettingError } from '#server/setting-error.ts';
import type { Settings } from '#server/settings.ts';

/** A database that answered once. */
export interface OpenDatabase {
  readonly db: Database;
  /** Throws when the database doesn't answer now. */
  readonly ping: () => Promise<void>;
  /** Calls `listener` when a connection is found lost; there may be one listener. */
  readonly onLost: (listener: () => void) => void;
  readonly close: () => Promise<void>;
}

/** Opens the database that the settings name. Throws a SettingError in words for whoever runs the server. */
export function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return settings.databaseUrl === null ? openEmbedded(settings.dataDir) : openPostgres(settings.databaseUrl);
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const path = join(dataDir, 'tayari.sqlite');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const db = new Kysely<Tables>({ dialect: sqliteDialect(path) });
    await ask(db);
    return {
      db,
      ping: async () => {
        // SQLite goes on happily in a file that was deleted under it; what it writes there is lost.
        accessSync(path);
        await ask(db);
      },
      onLost: () => {},
      close: () => db.destroy(),
    };
  } catch (error) {
    throw new SettingError('DATA_DIR', `names a folder that can't hold the database: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  let lost = () => {};
  const db = new Kysely<Tables>({ dialect: postgresDialect(url, () => lost()) });
  try {
    await ask(db);
  } catch (error) {
    await db.destroy();
    throw new SettingError('DATABASE_URL', `names a database that can't be reached: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return {
    db,
    ping: () => ask(db),
    onLost: (listener) => {
      lost = listener;
    },
    close: () => db.destroy(),
  };
}

async function ask(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
