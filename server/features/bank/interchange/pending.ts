import { z } from 'zod';
import { ImportPage, NewItem } from '#contract/import.ts';
import { newId } from '#server/platform/security/token.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { InterchangeDeps } from './deps.ts';

/** How long an import can be accepted, in ms. */
const lifetime = 60 * 60_000;

/** How many imports an account can have waiting. The oldest ones are removed above that. */
const mostPending = 3;

/** An item that waits for acceptance. */
export type PendingItem = ImportPage['items'][number]['item'];

/** The item as it is stored. */
const StoredItem = NewItem.extend({
  namesLanguage: z.boolean().optional().describe('Whether the file names the language; if not, the letters told it'),
}).readonly();
export type StoredItem = z.infer<typeof StoredItem>;

/** An import that waits for acceptance. */
export interface PendingImport {
  /** The name of the file; empty for pasted text. */
  readonly source: string;
  readonly items: readonly StoredItem[];
}

/** The content of an import's preview. */
interface PreviewContent {
  readonly pages: readonly ImportPage[];
  /** The pictures by the positions of their items. */
  readonly pictures: ReadonlyMap<number, Uint8Array>;
}

/** Stores the items of an account's import and the pages of its preview; returns the import's id. */
export async function keepImport(
  { db, now, random }: Pick<InterchangeDeps, 'db' | 'now' | 'random'>,
  { source, items }: PendingImport,
  { pages, pictures }: PreviewContent,
  account: string,
): Promise<string> {
  const id = newId(random);
  await db.transaction().execute(async (trx) => {
    await removeOldest(trx, account);
    const times = { made_at: now(), expires_at: now() + lifetime };
    await trx
      .insertInto('pending_import')
      .values({ id, account_id: account, source, items: JSON.stringify(items), ...times })
      .execute();
    for (const [place, page] of pages.entries()) {
      await trx
        .insertInto('pending_page')
        .values({ import_id: id, page: place + 1, body: JSON.stringify(page) })
        .execute();
    }
    for (const [place, bytes] of pictures) {
      await trx.insertInto('pending_picture').values({ import_id: id, place, bytes }).execute();
    }
  });
  return id;
}

async function removeOldest(trx: Database, account: string): Promise<void> {
  const rows = await trx
    .selectFrom('pending_import')
    .select('id')
    .where('account_id', '=', account)
    .orderBy('made_at', 'desc')
    .execute();
  const old = rows.slice(mostPending - 1).map(({ id }) => id);
  if (old.length > 0) await trx.deleteFrom('pending_import').where('id', 'in', old).execute();
}

/** An import of this account; `now` is in ms. Throws 'not-found' if it is another account's or has expired. */
export async function findImport(db: Database, id: string, account: string, now: number): Promise<PendingImport> {
  const row = await db
    .selectFrom('pending_import')
    .select(['source', 'items'])
    .where('id', '=', id)
    .where('account_id', '=', account)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw new AppError('not-found');
  return { source: row.source, items: z.array(StoredItem).parse(JSON.parse(row.items)) };
}

/** A page of the preview of an account's import, from 1; `now` is in ms. Throws 'not-found' if it does not exist. */
export async function findPage(
  db: Database,
  { id, page }: { readonly id: string; readonly page: number },
  account: string,
  now: number,
): Promise<ImportPage> {
  const row = await db
    .selectFrom('pending_page')
    .innerJoin('pending_import', 'pending_import.id', 'pending_page.import_id')
    .select('body')
    .where('pending_import.id', '=', id)
    .where('account_id', '=', account)
    .where('expires_at', '>', now)
    .where('page', '=', page)
    .executeTakeFirst();
  if (!row) throw new AppError('not-found');
  return ImportPage.parse(JSON.parse(row.body));
}

/** The picture of the item at a position of an import. Throws 'not-found' if it does not exist. */
export async function findPicture(db: Database, id: string, place: number): Promise<Uint8Array> {
  const row = await db
    .selectFrom('pending_picture')
    .select('bytes')
    .where('import_id', '=', id)
    .where('place', '=', place)
    .executeTakeFirst();
  if (!row) throw new AppError('not-found');
  return row.bytes;
}
