import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The second factor for the staff area, and the recovery codes for a lost device. */
export const secondFactor: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('second_factor')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('last_step', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('recovery_code')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('recovery_code_by_account').on('recovery_code').column('account_id').execute();
  },
};
