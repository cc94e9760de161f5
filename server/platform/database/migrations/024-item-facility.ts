import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The facility of items, from the last time that they were sat. */
export const itemFacility: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('item_facility')
      .addColumn('item_id', 'text', (column) => column.primaryKey().references('item.id').onDelete('cascade'))
      .addColumn('facility', 'double precision', (column) => column.notNull())
      .addColumn('found_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
