import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The pages of the preview of an import. */
export const importPages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pending_page')
      .addColumn('import_id', 'text', (column) => column.notNull().references('pending_import.id').onDelete('cascade'))
      .addColumn('page', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('pending_page_key', ['import_id', 'page'])
      .execute();
  },
};
