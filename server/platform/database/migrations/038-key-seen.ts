import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which staff have seen the key of which draft, and when last. They can't review it blind. */
export const keySeen: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('key_seen')
      .addColumn('item_id', 'text', (column) => column.notNull().references('item.id').onDelete('cascade'))
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('key_seen_key', ['item_id', 'account_id'])
      .execute();
    await db.schema.createIndex('key_seen_by_account').on('key_seen').column('account_id').execute();
  },
};
