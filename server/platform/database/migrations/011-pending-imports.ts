import { PostgresAdapter, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Question files that wait to be accepted, with their images. */
export const pendingImports: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('pending_import')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('items', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('pending_import_by_account').on('pending_import').column('account_id').execute();
    await db.schema.createIndex('pending_import_by_expiry').on('pending_import').column('expires_at').execute();
    await db.schema
      .createTable('pending_picture')
      .addColumn('import_id', 'text', (column) => column.notNull().references('pending_import.id').onDelete('cascade'))
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('bytes', isPostgres ? 'bytea' : 'blob', (column) => column.notNull())
      .addPrimaryKeyConstraint('pending_picture_key', ['import_id', 'place'])
      .execute();
  },
};
