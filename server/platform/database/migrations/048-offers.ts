import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Offers of seats: how an examination holds them, its rounds with their signed lists, and the candidates' answers. */
export const offers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('offer_rule')
      .addColumn('examination', 'text', (column) =>
        column.primaryKey().references('examination.code').onDelete('cascade'),
      )
      .addColumn('moves_to_open', 'integer', (column) => column.notNull())
      .addColumn('round_hours', 'integer', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('deadline_seen', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('offer_round')
      .addColumn('examination', 'text', (column) => column.notNull().references('examination.code').onDelete('cascade'))
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .addColumn('answer_until', 'bigint', (column) => column.notNull())
      .addColumn('decided', 'text', (column) => column.notNull())
      .addColumn('signed', 'text', (column) => column.notNull())
      .addColumn('signature', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('offer_round_key', ['examination', 'round'])
      .execute();
    await db.schema.createIndex('offer_round_until').on('offer_round').column('answer_until').execute();
    await db.schema
      .createTable('offer_answer')
      .addColumn('examination', 'text', (column) => column.notNull().references('examination.code').onDelete('cascade'))
      .addColumn('symbol_number', 'text', (column) => column.notNull())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull().check(sql`answer in ('take', 'leave')`))
      .addColumn('answered_at', 'bigint', (column) => column.notNull())
      .addColumn('answered_by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('offer_answer_key', ['examination', 'symbol_number', 'list', 'answer'])
      .execute();
  },
};
