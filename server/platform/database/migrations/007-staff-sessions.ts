import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sessions of the staff area: short ones, separate from those of students. */
export const staffSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('staff_session')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('staff_session_by_account').on('staff_session').column('account_id').execute();
    await db.schema.createIndex('staff_session_by_expiry').on('staff_session').column('expires_at').execute();
  },
};
