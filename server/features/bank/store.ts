import type { ItemContent } from '#contract/items.ts';
import { contentColumns, versionRow } from './content-row.ts';
import { findingsOf } from './findings.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ItemRow } from '#server/platform/database/tables/items.ts';

/** The stored fields of an item apart from its content. */
type ItemHead = Pick<ItemRow, 'id' | 'origin' | 'status' | 'version' | 'author_id' | 'reviewer_id'>;

/** Which account saved, and when, in ms. */
export interface Save {
  readonly savedAt: number;
  /** The id of an account; null for content that came with the program. */
  readonly savedBy: string | null;
}

/** How many rows go into one statement. Databases accept some 30,000 values at once. */
const rowsAtOnce = 200;

/** Adds new items with their first versions and their findings, within a transaction. */
export async function insertItems(
  trx: Database,
  items: readonly { readonly standing: ItemHead; readonly content: ItemContent }[],
  save: Save,
): Promise<void> {
  for (let start = 0; start < items.length; start += rowsAtOnce) {
    const some = items.slice(start, start + rowsAtOnce);
    const rows = some.map(({ standing, content }) => ({
      ...standing,
      saved_at: save.savedAt,
      ...contentColumns(content),
    }));
    await trx.insertInto('item').values(rows).execute();
    const versions = some.map(({ standing, content }) => versionRow(standing.id, standing.version, content, save));
    await trx.insertInto('item_version').values(versions).execute();
    await addFindings(trx, some);
  }
}

/**
 * Stores the next version of an item, within a transaction, if the item still has the version before it. Returns
 * whether it did. The findings of the last version are removed.
 */
export async function updateItem(
  trx: Database,
  { id, version, ...standing }: Pick<ItemHead, 'id' | 'status' | 'version' | 'reviewer_id'>,
  content: ItemContent,
  save: Save,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('item')
    .set({ ...standing, version: version + 1, saved_at: save.savedAt, ...contentColumns(content) })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx
    .insertInto('item_version')
    .values(versionRow(id, version + 1, content, save))
    .execute();
  await trx.deleteFrom('item_finding').where('item_id', '=', id).execute();
  await addFindings(trx, [{ standing: { id }, content }]);
  return true;
}

async function addFindings(
  trx: Database,
  items: readonly { readonly standing: { readonly id: string }; readonly content: ItemContent }[],
): Promise<void> {
  const rows = items.flatMap(({ standing, content }) =>
    findingsOf(content).map(({ kind, message }, place) => {
      return { item_id: standing.id, place, kind, sentence: JSON.stringify(message) };
    }),
  );
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await trx
      .insertInto('item_finding')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
}
