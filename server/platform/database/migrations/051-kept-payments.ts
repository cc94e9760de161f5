import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A payment outlives its application: money came, and the college may owe it back. A line of a bank's list is another one
 * if its day is another.
 */
export const keptPayments: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite drops no constraint, so each table is made anew.
    await db.schema.dropIndex('payment_of_application').execute();
    await db.schema.dropIndex('payment_to_ask').execute();
    await db.schema.alterTable('payment').renameTo('payment_before').execute();
    await db.schema
      .createTable('payment')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('examination', 'text', (column) => column.notNull().references('examination.code').onDelete('cascade'))
      .addColumn('application', 'text', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('amount_paisa', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('provider_reference', 'text')
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .addColumn('times_asked', 'integer', (column) => column.notNull())
      .addColumn('asked_at', 'bigint')
      .addColumn('ask_at', 'bigint')
      .addColumn('settled_at', 'bigint')
      .execute();
    await sql`
      insert into payment (reference, examination, application, provider, amount_paisa, state, provider_reference,
        begun_at, times_asked, ask_at, settled_at)
      select p.reference, a.examination, p.application, p.provider, p.amount_paisa, p.state, p.provider_reference,
        p.begun_at, p.times_asked, p.ask_at, p.settled_at
      from payment_before as p join application as a on a.number = p.application`.execute(db);
    await db.schema.dropTable('payment_before').execute();
    await db.schema.createIndex('payment_of_application').on('payment').column('application').execute();
    await db.schema.createIndex('payment_of_examination').on('payment').column('examination').execute();
    await db.schema.createIndex('payment_to_ask').on('payment').column('ask_at').execute();

    await db.schema.alterTable('bank_line').renameTo('bank_line_before').execute();
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
      .execute();
    await sql`
      insert into bank_line (id, examination, voucher_key, number, amount_paisa, day, name, phone, brought_at)
      select id, examination, voucher_key, number, amount_paisa, day, name, phone, brought_at
      from bank_line_before`.execute(db);
    await db.schema.dropTable('bank_line_before').execute();
    await sql`
      create unique index bank_line_once_a_day
      on bank_line (examination, voucher_key, amount_paisa, (coalesce(day, '')))`.execute(db);
  },
};
