import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which messages that come with the clock an application has got, and which mails wait behind others. */
export const toldMessages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('told_message')
      .addColumn('application', 'text', (column) =>
        column.notNull().references('application.number').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('told_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('told_message_once', ['application', 'kind', 'about'])
      .execute();
    await db.schema
      .alterTable('mail_job')
      .addColumn('is_bulk', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.dropIndex('mail_job_by_due').execute();
    await db.schema.createIndex('mail_job_by_turn').on('mail_job').columns(['is_bulk', 'due_at']).execute();
  },
};
