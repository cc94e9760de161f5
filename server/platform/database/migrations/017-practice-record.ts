import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The practice record of an account: attempts, reviews, bookmarks. */
export const practiceRecord: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('record_entry')
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('place', 'bigint', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('record_entry_key', ['account_id', 'kind', 'key'])
      .execute();
    await db.schema
      .createIndex('record_entry_by_place')
      .unique()
      .on('record_entry')
      .columns(['account_id', 'kind', 'place'])
      .execute();
    await db.schema
      .createTable('record_state')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
      .addColumn('last_place', 'bigint', (column) => column.notNull())
      .addColumn('characters', 'bigint', (column) => column.notNull())
      .execute();
  },
};
