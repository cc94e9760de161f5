import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Settings } from '#server/platform/settings.ts';
import { sqlitePath } from '#server/platform/database/open.ts';

/** A test's own database, and how the test leaves it. */
export interface TestDatabase {
  readonly settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'workers'>;
  readonly remove: () => Promise<void>;
}

type Databases = readonly { readonly kind: string; readonly make: () => Promise<TestDatabase> }[];

/** Both databases that the product runs on, for `describe.each`: with all tables, but without rows. */
export const databases: Databases = [
  { kind: 'SQLite', make: migratedSqlite },
  { kind: 'PostgreSQL', make: migratedPostgres },
];

/** The same before any start of a server. */
export const emptyDatabases: Databases = [
  { kind: 'SQLite', make: makeSqlite },
  { kind: 'PostgreSQL', make: () => makePostgres() },
];

/** The databases that this test run has migrated once; each test gets a copy. */
export interface Templates {
  readonly sqliteFile: string;
  readonly postgresName: string;
}

/** An embedded database with its tables. */
export async function migratedSqlite(): Promise<TestDatabase> {
  const place = await makeSqlite();
  copyFileSync(inject('templates').sqliteFile, sqlitePath(place.settings.dataDir));
  return place;
}

/** A database with its tables on the PostgreSQL of this test run. */
export function migratedPostgres(): Promise<TestDatabase> {
  return makePostgres(inject('postgresUrl'), inject('templates').postgresName);
}

/** An empty folder for the embedded database. */
export async function makeSqlite(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tayari-data-'));
  return {
    settings: { databaseUrl: null, dataDir, workers: 1 },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/**
 * An empty database on the PostgreSQL of this test run, or on the one at `serverUrl`. With `template` it is a copy of
 * the database of that name.
 */
export async function makePostgres(
  serverUrl: string = inject('postgresUrl'),
  template: string = 'template1',
): Promise<TestDatabase> {
  const { settings, remove } = await makeSqlite();
  const name = `t_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    settings: { ...settings, databaseUrl: url.href },
    remove: async () => {
      await onServer(serverUrl, `drop database if exists ${name} with (force)`);
      await remove();
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
