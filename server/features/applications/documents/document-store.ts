import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '#server/platform/database/tables.ts';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import { newId, type RandomBytes } from '#server/platform/security/token.ts';

/** Where the bytes of documents are kept. */
export interface DocumentStore {
  readonly db: Database;
  /** The folder beside the embedded database; null if the database holds the bytes. */
  readonly folder: string | null;
  readonly random: RandomBytes;
}

/**
 * How long bytes stay that no application names any more, in ms. A backup copies the database first and the files after
 * it, in an hour at most. So each document that its database names is still there.
 */
const keptUnnamedMs = 2 * 60 * 60_000;

/**
 * Keeps the bytes of a document, on the disk before it returns. Returns the key under which they are read, which can't
 * be guessed.
 */
export async function putDocument({ db, folder, random }: DocumentStore, bytes: Uint8Array): Promise<string> {
  const key = newId(random);
  // The row comes first, so that no file is without one.
  await db
    .insertInto('document_file')
    .values({ key, bytes: folder === null ? bytes : null, unnamed_at: null })
    .execute();
  if (folder !== null) await writeWhole(folder, key, bytes);
  return key;
}

/** The bytes under a key; null if there are none. */
export async function readDocument({ db, folder }: DocumentStore, key: string): Promise<Buffer | null> {
  if (folder !== null) return readFile(pathOf(folder, key)).catch(nullIfGone);
  const row = await db.selectFrom('document_file').select('bytes').where('key', '=', key).executeTakeFirst();
  return row?.bytes ? Buffer.from(row.bytes) : null;
}

/** Removes the bytes that no application has named for two hours. `now` is in ms; it is called once an hour. */
export async function removeUnnamed({ db, folder }: DocumentStore, now: number): Promise<void> {
  const gone = await db
    .selectFrom('document_file')
    .select('key')
    .where('unnamed_at', '<', now - keptUnnamedMs)
    .where(isUnnamed)
    .execute();
  for (const { key } of gone) {
    if (folder !== null)
      for (const path of [pathOf(folder, key), underWay(folder, key)]) await rm(path, { force: true });
    await db.deleteFrom('document_file').where('key', '=', key).execute();
  }
  await db
    .updateTable('document_file')
    .set({ unnamed_at: now })
    .where('unnamed_at', 'is', null)
    .where(isUnnamed)
    .execute();
}

function isUnnamed(file: ExpressionBuilder<Tables, 'document_file'>) {
  const names = file
    .selectFrom('application_document')
    .select(sql`1`.as('one'))
    .whereRef('application_document.key', '=', 'document_file.key');
  return file.not(file.exists(names));
}

/** A folder has at most some hundred files: the first two letters of a key name one. */
function pathOf(folder: string, key: string): string {
  return join(folder, key.slice(0, 2).toLowerCase(), key);
}

/** The name of a file while it is written. Backups leave out what begins with a dot. */
function underWay(folder: string, key: string): string {
  return join(dirname(pathOf(folder, key)), `.${key}`);
}

/** Writes a file whole or not at all, for the server's user alone. */
async function writeWhole(folder: string, key: string, bytes: Uint8Array): Promise<void> {
  const path = pathOf(folder, key);
  makeFolder(dirname(path));
  const file = await open(underWay(folder, key), 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(underWay(folder, key), path);
}

function nullIfGone(error: unknown): null {
  if ((error as { code?: string }).code === 'ENOENT') return null;
  throw error;
}
