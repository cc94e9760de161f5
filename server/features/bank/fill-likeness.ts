import { sql } from 'kysely';
import { jsonRows } from '#server/platform/database/json-rows.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { contentOf, likenessColumns } from './content-row.ts';

/** How many items are read and written at once. */
const itemsAtOnce = 1000;

/**
 * Fills in the columns for comparisons of items that were stored before these columns existed. Several servers may
 * start at once.
 */
export async function fillLikeness(db: Database): Promise<void> {
  while (await fillSome(db));
}

function fillSome(db: Database): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('item')
      .selectAll()
      .where('frame', '=', '')
      .orderBy('id')
      .limit(itemsAtOnce)
      .execute();
    if (rows.length === 0) return false;
    // Only one of several servers writes. The others find the columns filled.
    await trx.updateTable('content_state').set({ id: 1 }).where('id', '=', 1).execute();
    const filled = rows.map((row) => ({ id: row.id, ...likenessColumns(contentOf(row)) }));
    await sql`
      update item set frame = r.frame, words = r.words
      from ${jsonRows(trx, filled, { id: 'text', frame: 'text', words: 'text' })} where item.id = r.id and item.frame = ''`.execute(
      trx,
    );
    return rows.length === itemsAtOnce;
  });
}
