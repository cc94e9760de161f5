import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The parts of items that are compared to find near duplicates, in place of a hash of their words. The start, which
 * knows the content, fills older rows.
 */
export const likeness: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['frame', 'words']) {
      await db.schema
        .alterTable('item')
        .addColumn(column, 'text', (text) => text.notNull().defaultTo(sql`''`))
        .execute();
    }
    await db.schema.dropIndex('item_by_wording').execute();
    await db.schema.alterTable('item').dropColumn('wording').execute();
    await db.schema.createIndex('item_by_frame').on('item').columns(['frame', 'status']).execute();
  },
};
