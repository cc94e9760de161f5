import { PostgresAdapter, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Images of items, students' reports, and findings that staff have settled. */
export const figuresAndReports: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('figure')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('bytes', isPostgres ? 'bytea' : 'blob')
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .addColumn('added_by', 'text', (column) => column.references('account.id').onDelete('set null'))
      .execute();
    await db.schema
      .createTable('question_report')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('item_id', 'text', (column) => column.references('item.id'))
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('reported_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('question_report_by_time').on('question_report').column('reported_at').execute();
    await db.schema
      .createTable('finding_dismissal')
      .addColumn('finding', 'text', (column) => column.primaryKey())
      .addColumn('dismissed_at', 'bigint', (column) => column.notNull())
      .addColumn('dismissed_by', 'text', (column) => column.references('account.id').onDelete('set null'))
      .addColumn('reason', 'text', (column) => column.notNull())
      .execute();
  },
};
