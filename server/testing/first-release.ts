import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { sqlitePath } from '#server/platform/database/open.ts';
import type { TestDatabase } from '#server/testing/databases.ts';

/** The accounts that registered with the first release, with their log-ins. */
export const registered = [
  { email: 'sita@example.com', name: 'Sita Sharma', password: 'namaste-2082', role: 'staff' },
  { email: 'hari@example.com', name: 'हरि', password: 'namaste-2083', role: 'student' },
] as const;

const fixture = (name: string) => gunzipSync(readFileSync(join(import.meta.dirname, 'first-release', name)));

/**
 * Fills an empty place with a database of the first release (commit e7701e9). It has two accounts, one of them staff
 * with a proven e-mail and a session. It also has a waiting mail, and a catalogue with only four units.
 */
export async function makeFirstRelease({ settings: { databaseUrl, dataDir } }: TestDatabase): Promise<void> {
  if (databaseUrl === null) {
    writeFileSync(sqlitePath(dataDir), fixture('sqlite.gz'));
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(fixture('postgres.sql.gz').toString());
  await client.end();
}
