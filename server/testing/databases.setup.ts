import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase, sqlitePath } from '#server/platform/database/open.ts';
import { makePostgres, makeSqlite, type Templates, type TestDatabase } from '#server/testing/databases.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    templates: Templates;
  }
}

/** Runs one PostgreSQL for the whole test run, and makes each kind of database once, for all tests to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await createPostgresServer();
  const [sqlite, postgres] = [await makeSqlite(), await makePostgres(server.url)];
  for (const place of [sqlite, postgres]) await makeTables(place);
  project.provide('postgresUrl', server.url);
  project.provide('templates', {
    sqliteFile: sqlitePath(sqlite.settings.dataDir),
    postgresName: new URL(postgres.settings.databaseUrl ?? '').pathname.slice(1),
  });
  return async () => {
    for (const { settings } of [sqlite, postgres]) rmSync(settings.dataDir, { recursive: true });
    await server.remove();
  };
}

async function makeTables({ settings }: TestDatabase): Promise<void> {
  const { db, close } = await openDatabase(settings);
  await migrate(db);
  await close();
}
