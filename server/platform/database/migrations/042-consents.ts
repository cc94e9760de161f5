import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The second examiner's yes to a step of an examination. */
export const consents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('consent')
      .addColumn('examination', 'text', (column) => column.notNull().references('examination.code').onDelete('cascade'))
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('asked_by', 'text', (column) => column.references('account.id').onDelete('set null'))
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('agreed_by', 'text', (column) => column.references('account.id').onDelete('set null'))
      .addColumn('agreed_at', 'bigint')
      .addPrimaryKeyConstraint('consent_key', ['examination', 'step'])
      .execute();
  },
};
