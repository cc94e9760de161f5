import { accessSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { askPostgres, askSqlite, firstOf, type QueryAll, type QueryOne } from './hot-query.ts';
import { connectionsOfEach, postgresPool } from './postgres.ts';
import { connectSqlite } from './sqlite.ts';
import { createQueryTimes, type QueryTimes } from './query-times.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Database, Tables } from './tables.ts';
import { createWriteProbe } from './write-probe.ts';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import { reasonOf, SettingError } from '#server/platform/setting-error.ts';
import type { Settings } from '#server/platform/settings.ts';

/** A database that has answered once. */
export interface OpenDatabase {
  readonly db: Database;
  readonly queryAll: QueryAll;
  readonly queryOne: QueryOne;
  /**
   * Does several writes with one wait for the disk. On SQLite they share one transaction, because each commit stops the
   * whole server until the disk has it. On PostgreSQL they run one by one, because a transaction would hold rows that a
   * school shares.
   */
  readonly together: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** Throws if the database doesn't answer now, or takes no writes. */
  readonly ping: () => Promise<void>;
  /** Calls `listener` when a connection is found lost; only one listener is possible. */
  readonly onLost: (listener: () => void) => void;
  /** Calls `listener` with the seconds of each query; only one listener is possible. */
  readonly onQuery: QueryTimes['onQuery'];
  readonly close: () => Promise<void>;
}

/** Opens the database that the settings name. Throws a SettingError in words for the person who runs the server. */
export function openDatabase({
  databaseUrl,
  dataDir,
  workers,
}: Pick<Settings, 'databaseUrl' | 'dataDir' | 'workers'>): Promise<OpenDatabase> {
  return databaseUrl === null ? openEmbedded(dataDir) : openPostgres(databaseUrl, connectionsOfEach(workers));
}

/** The file of the embedded database. */
export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'tayari.sqlite');
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const path = sqlitePath(dataDir);
  try {
    makeFolder(dataDir);
    const writer = connectSqlite(path, { readOnly: false });
    await writer.ask('pragma journal_mode = wal', []);
    await writer.ask('pragma synchronous = full', []);
    // Deleted data is overwritten, not only unlinked: names of candidates must be gone from the file too.
    await writer.ask('pragma secure_delete = on', []);
    const reader = connectSqlite(path, { readOnly: true });
    const times = createQueryTimes();
    const db = new Kysely<Tables>({ dialect: sqliteDialect(reader, writer), log: times.log });
    const queryAll = times.ofHot(askSqlite(reader));
    const probe = createWriteProbe(db);
    return {
      db,
      queryAll,
      queryOne: firstOf(queryAll),
      together: (work) => db.transaction().execute(work),
      ping: async () => {
        // SQLite goes on in a file that was deleted under it, and what it writes there is lost.
        accessSync(path);
        await requireRoom(dataDir);
        await probe();
      },
      onLost: () => {},
      onQuery: times.onQuery,
      close: async () => {
        await db.destroy();
        reader.close();
        // The last one to close moves the write-ahead log into the file, which is complete then.
        writer.close();
      },
    };
  } catch (error) {
    throw new SettingError('DATA_DIR', `names a folder that can't hold the database: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** With less room than this, in bytes, large writes fail while the probe's small write still works. */
const leastRoom = 1024 ** 2;

/** Throws if the disk of the embedded database is full. Where the system does not tell, only the probe checks it. */
async function requireRoom(dataDir: string): Promise<void> {
  const disk = await statfs(dataDir).catch(() => null);
  if (disk !== null && disk.bavail * disk.bsize < leastRoom) throw new Error('the disk of DATA_DIR is full');
}

async function openPostgres(url: string, connections: number): Promise<OpenDatabase> {
  let lost = () => {};
  const pool = postgresPool(url, connections, () => lost());
  const times = createQueryTimes();
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: times.log });
  const queryAll = times.ofHot(askPostgres(pool));
  try {
    await ask(db);
  } catch (error) {
    await db.destroy();
    throw new SettingError('DATABASE_URL', `names a database that can't be reached: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  const probe = createWriteProbe(db);
  return {
    db,
    queryAll,
    queryOne: firstOf(queryAll),
    together: (work) => work(db),
    ping: async () => {
      await ask(db);
      await probe();
    },
    onLost: (listener) => {
      lost = listener;
    },
    onQuery: times.onQuery,
    close: () => db.destroy(),
  };
}

async function ask(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
