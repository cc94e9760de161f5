import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { sqlitePath } from '#server/platform/database/open.ts';
import type { TestDatabase } from '#server/testing/databases.ts';

/** Who registered with the first release, with what they log in by. */
export const registered = [
  { email: 'sita@example.com', name: 'Sita Sharma', password: 'namaste-2082', role: 'staff' },
  { email: 'hari@example.com', name: 'हरि', password: 'namaste-2083', role: 'student' },
] as const;

const fixture = (name: string) => gunzipSync(readFileSync(join(import.meta.dirname, 'first-release', name)));

/**
 * Fills an empty place with a database that the first release made (commit e7701e9): two accounts, one of them staff with
 * a proven e-mail and a session, a mail that waits, and a catalogue whose units are cut down to four.
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
