import { randomBytes } from 'node:crypto';
import { readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase, type OpenDatabase } from '#server/platform/database/open.ts';
import { documentsFolder } from '#server/platform/settings.ts';
import { databases, migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { putDocument, readDocument, removeUnnamed, type DocumentStore } from './document-store.ts';

const hour = 60 * 60_000;
const noon = Date.UTC(2026, 10, 21, 6);
const bytes = Buffer.from('a document');

let place: TestDatabase;
let database: OpenDatabase;
let store: DocumentStore;
async function open(made: TestDatabase): Promise<void> {
  place = made;
  database = await openDatabase(place.settings);
  await migrate(database.db);
  store = { db: database.db, folder: documentsFolder(place.settings), random: randomBytes };
}
afterEach(async () => {
  await database.close();
  await place.remove();
});

/** Names a key as an application's document does. */
async function nameKey(key: string): Promise<void> {
  const { db } = store;
  const email = 'gita@example.com';
  const account = { id: 'a', name: 'Gita', email, email_key: email, password_hash: 'x', duties: '', created_at: noon };
  await db
    .insertInto('account')
    .values({ ...account, language: 'en' })
    .execute();
  const examination = { code: 'SCI-2083', owner_id: 'a', state: 'draft', starts_at: noon, created_at: noon } as const;
  await db
    .insertInto('examination')
    .values({ ...examination, rules: '{}', sealed_at: null, trial_of: null, drawn_at: null, drawn_from: null })
    .execute();
  await db
    .insertInto('application')
    .values({
      number: '10000009',
      examination: 'SCI-2083',
      code_counter: 1,
      origin: '',
      fee: 'none',
      fee_by_hand: 0,
      district: '',
      state: 'draft',
      language: 'en',
      version: 1,
      begun_at: noon,
      changed_at: noon,
      late: 0,
      is_doubtful: 0,
      is_missing: 0,
      is_corrected: 0,
      needs_look: 0,
      claimed: '[]',
      sort_name: '',
      search: '',
      form: '{}',
      corrected: '[]',
      doubts: '[]',
    })
    .execute();
  await db
    .insertInto('application_document')
    .values({
      id: 'd',
      application: '10000009',
      kind: 'photo',
      name: '',
      type: 'image/jpeg',
      bytes: bytes.length,
      sent_at: noon,
      key,
    })
    .execute();
}

/** What the server does once an hour, at this hour after noon. */
const sweepAt = (hours: number) => removeUnnamed(store, noon + hours * hour);

describe.each(databases)('documents on $kind', ({ make }) => {
  beforeEach(async () => open(await make()));

  it('are read as they were kept, under keys of their own', async () => {
    const [first, second] = [await putDocument(store, bytes), await putDocument(store, bytes)];
    expect(first).not.toBe(second);
    expect((await readDocument(store, first))?.equals(bytes)).toBe(true);
    expect(await readDocument(store, 'AAAAAAAAAAAAAAAAAAAA')).toBeNull();
  });

  it('go two hours after it was found that no application names them, and stay while one does', async () => {
    const [named, never] = [await putDocument(store, bytes), await putDocument(store, bytes)];
    await nameKey(named);
    for (const hours of [0, 1, 2]) await sweepAt(hours);
    expect(await readDocument(store, never)).not.toBeNull();
    await sweepAt(3);
    expect(await readDocument(store, never)).toBeNull();
    await sweepAt(1000);
    expect(await readDocument(store, named)).not.toBeNull();
  });

  it('go as late where an application named them before, for a backup that began then', async () => {
    const key = await putDocument(store, bytes);
    await nameKey(key);
    await sweepAt(0);
    await store.db.deleteFrom('application').execute();
    for (const hours of [100, 101, 102]) await sweepAt(hours);
    expect(await readDocument(store, key)).not.toBeNull();
    await sweepAt(103);
    expect(await readDocument(store, key)).toBeNull();
    expect(await store.db.selectFrom('document_file').select('key').execute()).toEqual([]);
  });
});

describe('documents in files', () => {
  beforeEach(async () => open(await migratedSqlite()));
  const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).toSorted();

  it('are for the server’s user alone', async () => {
    const key = await putDocument(store, bytes);
    const folder = store.folder ?? '';
    const part = key.slice(0, 2).toLowerCase();
    expect(filesIn(folder)).toEqual([part, join(part, key)]);
    const modes = [folder, join(folder, part), join(folder, part, key)].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o700, 0o600]);
  });

  it('leave nothing behind that a machine stopped in the middle of', async () => {
    const key = await putDocument(store, bytes);
    const part = join(store.folder ?? '', key.slice(0, 2).toLowerCase());
    renameSync(join(part, key), join(part, `.${key}`));
    for (const hours of [0, 3]) await sweepAt(hours);
    expect(readdirSync(part)).toEqual([]);
  });
});
