import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Findings of examinations' statistics about versions of items. */
export const statisticFindings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('statistic_finding')
      .addColumn('item_id', 'text', (column) => column.notNull().references('item.id').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('letter', 'text', (column) => column.notNull())
      .addColumn('sentence', 'text', (column) => column.notNull())
      .addColumn('found_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('statistic_finding_key', ['item_id', 'version', 'kind', 'letter'])
      .execute();
  },
};
