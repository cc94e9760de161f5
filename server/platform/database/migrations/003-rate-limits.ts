import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Limits are counted under keyed hashes, and an account's can be cleared. Counts under plain hashes are dropped: their
 * windows are over within the hour.
 */
export const rateLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable('attempts').execute();
    await db.schema
      .createTable('rate_limit')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('account_key', 'text')
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('rate_limit_by_end').on('rate_limit').column('ends_at').execute();
    await db.schema.createIndex('rate_limit_by_account').on('rate_limit').column('account_key').execute();
    await db.schema
      .createTable('secret')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
