import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Settings } from '#server/app/settings.ts';

/** Where a test finds an empty database of its own, and how it leaves it. */
export interface EmptyDatabase {
  readonly settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'workers'>;
  readonly remove: () => Promise<void>;
}

/** Both databases that the product runs on, for `describe.each`. */
export const databases: readonly { readonly kind: string; readonly make: () => Promise<EmptyDatabase> }[] = [
  { kind: 'SQLite', make: makeSqlite },
  { kind: 'PostgreSQL', make: makePostgres },
];

/** An empty folder for the embedded database. */
export async function makeSqlite(): Promise<EmptyDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tayari-data-'));
  return {
    settings: { databaseUrl: null, dataDir, workers: 1 },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** An empty database on the PostgreSQL of this test run, or on the one at `serverUrl`. */
export async function makePostgres(serverUrl: string = inject('postgresUrl')): Promise<EmptyDatabase> {
  const { settings, remove } = await makeSqlite();
  const name = `t_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
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
