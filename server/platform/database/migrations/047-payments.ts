import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Payments by a provider, the lines of banks' lists, and which line pays an application's fee. */
export const payments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('payment')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('application', 'text', (column) =>
        column.notNull().references('application.number').onDelete('cascade'),
      )
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('amount_paisa', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('provider_reference', 'text')
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .addColumn('times_asked', 'integer', (column) => column.notNull())
      .addColumn('ask_at', 'bigint')
      .addColumn('settled_at', 'bigint')
      .execute();
    await db.schema.createIndex('payment_of_application').on('payment').column('application').execute();
    await db.schema.createIndex('payment_to_ask').on('payment').column('ask_at').execute();
    await db.schema
      .createTable('bank_line')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('examination', 'text', (column) => column.notNull().references('examination.code').onDelete('cascade'))
      .addColumn('voucher_key', 'text', (column) => column.notNull())
      .addColumn('number', 'text', (column) => column.notNull())
      .addColumn('amount_paisa', 'bigint', (column) => column.notNull())
      .addColumn('day', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('brought_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('bank_line_once', ['examination', 'voucher_key', 'amount_paisa'])
      .execute();
    await db.schema.alterTable('application').addColumn('bank_line', 'text').execute();
    await db.schema
      .alterTable('application')
      .addColumn('fee_by_hand', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
