import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf, SettingError } from '#server/platform/setting-error.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { Manifest } from './manifest.ts';
import { runPostgresTool } from './postgres-tool.ts';
import { BackupError } from './trouble.ts';
import { copySqlite, sqliteDefect } from '#server/platform/database/copy-sqlite.ts';
import { sqlitePath } from '#server/platform/database/open.ts';

/** How one kind of database is written to a file and read back. */
export interface DatabaseDump {
  readonly kind: Manifest['database'];
  /** The name of its file in a backup. */
  readonly name: string;
  /** Writes the whole database to a file, as it is at one moment, while others write to it. */
  readonly write: (file: string) => Promise<void>;
  /** Makes the database from the file, all of it or nothing. The file may be gone afterwards. */
  readonly restore: (file: string) => Promise<void>;
}

const dumpNames = { sqlite: 'database.sqlite', postgresql: 'database.dump' } as const;

/** Throws when the unpacked backup in `folder` holds no whole database of this kind. */
export async function checkDump(kind: DatabaseDump['kind'], folder: string): Promise<void> {
  const file = join(folder, dumpNames[kind]);
  if (kind === 'postgresql') return runPostgresTool('pg_restore', null, ['--list', file]);
  const defect = sqliteDefect(file);
  if (defect !== null) throw new BackupError('FILE', `holds a damaged database: ${defect}`, 'damaged');
}

/** The dump of the database that the settings name. */
export function databaseDump({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): DatabaseDump {
  return databaseUrl === null ? ofSqlite(sqlitePath(dataDir)) : ofPostgres(databaseUrl);
}

function ofSqlite(path: string): DatabaseDump {
  return {
    kind: 'sqlite',
    name: dumpNames.sqlite,
    write: async (file) => {
      try {
        copySqlite(path, file);
      } catch (error) {
        throw new SettingError('DATA_DIR', `names a database that can't be copied: ${reasonOf(error)}`, {
          cause: error,
        });
      }
    },
    restore: async (file) => renameSync(file, path),
  };
}

function ofPostgres(url: string): DatabaseDump {
  return {
    kind: 'postgresql',
    name: dumpNames.postgresql,
    write: (file) =>
      runPostgresTool('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]),
    restore: (file) =>
      runPostgresTool('pg_restore', url, [
        '--single-transaction',
        '--exit-on-error',
        '--no-owner',
        '--no-privileges',
        file,
      ]),
  };
}
