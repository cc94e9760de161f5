import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** From how many items a paper was drawn, and who has read which paper through. */
export const paperDrawn: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('examination').addColumn('drawn_at', 'bigint').execute();
    await db.schema.alterTable('examination').addColumn('drawn_from', 'integer').execute();
    await db.schema
      .createTable('paper_reading')
      .addColumn('examination', 'text', (column) => column.notNull().references('examination.code').onDelete('cascade'))
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('read_at', 'bigint', (column) => column.notNull())
      .addColumn('items', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('paper_reading_key', ['examination', 'account_id'])
      .execute();
    await db.schema.createIndex('paper_reading_by_account').on('paper_reading').column('account_id').execute();
  },
};
