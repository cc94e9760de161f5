import { renameSync } from 'node:fs';
import { reasonOf, SettingError } from '#server/app/setting-error.ts';
import type { Settings } from '#server/app/settings.ts';
import type { Manifest } from '#server/backup/manifest.ts';
import { runPostgresTool } from '#server/backup/postgres-tool.ts';
import { copySqlite, sqliteDefect } from '#server/database/copy-sqlite.ts';
import { sqlitePath } from '#server/database/open.ts';

/** How one kind of database gets into a file and back. */
export interface DatabaseDump {
  readonly kind: Manifest['database'];
  /** The name of its file in a backup. */
  readonly name: string;
  /** Writes the whole database to a file, as it is at one moment, while others write to it. */
  readonly write: (file: string) => Promise<void>;
  /** Throws when the file holds no whole database. */
  readonly check: (file: string) => Promise<void>;
  /** Makes the database from the file, all of it or nothing. The file may be gone afterwards. */
  readonly restore: (file: string) => Promise<void>;
}

/** That of the database which the settings name. */
export function databaseDump({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): DatabaseDump {
  return databaseUrl === null ? ofSqlite(sqlitePath(dataDir)) : ofPostgres(databaseUrl);
}

function ofSqlite(path: string): DatabaseDump {
  return {
    kind: 'sqlite',
    name: 'database.sqlite',
    write: async (file) => {
      try {
        copySqlite(path, file);
      } catch (error) {
        throw new SettingError('DATA_DIR', `names a database that can't be copied: ${reasonOf(error)}`, {
          cause: error,
        });
      }
    },
    check: async (file) => {
      const defect = sqliteDefect(file);
      if (defect !== null) throw new SettingError('FILE', `holds a damaged database: ${defect}`);
    },
    restore: async (file) => renameSync(file, path),
  };
}

function ofPostgres(url: string): DatabaseDump {
  return {
    kind: 'postgresql',
    name: 'database.dump',
    write: (file) =>
      runPostgresTool('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]),
    check: (file) => runPostgresTool('pg_restore', null, ['--list', file]),
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
