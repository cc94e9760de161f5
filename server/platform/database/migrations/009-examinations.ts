import { type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Examinations, their papers, candidates and rooms, and the candidates' entries. The examination comes first in each
 * key, so that the tables can be spread over machines by examination. Times are ms since 1970, those of entries ms
 * since the start.
 */
export const examinations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('examination')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('starts_at', 'bigint', (column) => column.notNull())
      .addColumn('rules', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('sealed_at', 'bigint')
      .execute();
    await db.schema
      .createTable('examination_staff')
      .addColumn('examination', 'text', (column) => column.notNull().references('examination.code').onDelete('cascade'))
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('examination_staff_key', ['examination', 'email_key'])
      .execute();
    await db.schema
      .createTable('paper_item')
      .addColumn('examination', 'text', (column) => column.notNull().references('examination.code').onDelete('cascade'))
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('item_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer')
      .addPrimaryKeyConstraint('paper_item_key', ['examination', 'place'])
      .execute();
    await db.schema.createIndex('paper_item_by_item').on('paper_item').column('item_id').execute();
    await db.schema
      .createTable('sealed_paper')
      .addColumn('examination', 'text', (column) =>
        column.primaryKey().references('examination.code').onDelete('cascade'),
      )
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('paper', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('room')
      .addColumn('examination', 'text', (column) => column.notNull().references('examination.code').onDelete('cascade'))
      .addColumn('room', 'text', (column) => column.notNull())
      .addColumn('pass_hash', 'text')
      .addPrimaryKeyConstraint('room_key', ['examination', 'room'])
      .execute();
    await db.schema
      .createTable('candidate')
      .addColumn('examination', 'text', (column) => column.notNull().references('examination.code').onDelete('cascade'))
      .addColumn('symbol_number', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('room', 'text')
      .addColumn('seat', 'text')
      .addColumn('member_of', 'text', (column) => column.notNull())
      .addColumn('extra_minutes', 'integer', (column) => column.notNull())
      .addColumn('date_of_birth', 'text')
      .addColumn('previous_score', 'bigint')
      .addColumn('pin_hash', 'text', (column) => column.notNull())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('withdrawn_at', 'bigint')
      .addColumn('withheld', 'text')
      .addColumn('present_at', 'bigint')
      .addPrimaryKeyConstraint('candidate_key', ['examination', 'symbol_number'])
      .execute();
    await db.schema
      .createTable('attempt')
      .addColumn('examination', 'text', (column) => column.notNull())
      .addColumn('symbol_number', 'text', (column) => column.notNull())
      .addColumn('device', 'text')
      .addColumn('last_heard', 'bigint')
      .addColumn('released_at', 'bigint')
      .addColumn('began_at', 'bigint')
      .addColumn('ends_at', 'bigint')
      .addColumn('minutes_given', 'integer', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('head', 'text', (column) => column.notNull())
      .addColumn('handed_in_at', 'bigint')
      .addPrimaryKeyConstraint('attempt_key', ['examination', 'symbol_number'])
      .addForeignKeyConstraint(
        'attempt_candidate',
        ['examination', 'symbol_number'],
        'candidate',
        ['examination', 'symbol_number'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createTable('entry')
      .addColumn('examination', 'text', (column) => column.notNull())
      .addColumn('symbol_number', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('place', 'integer')
      .addColumn('option', 'text')
      .addColumn('device', 'text')
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('late', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('entry_key', ['examination', 'symbol_number', 'n'])
      .execute();
    await db.schema
      .createTable('hall_session')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('examination', 'text', (column) => column.notNull())
      .addColumn('symbol_number', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('replaced_at', 'bigint')
      .addForeignKeyConstraint(
        'hall_session_candidate',
        ['examination', 'symbol_number'],
        'candidate',
        ['examination', 'symbol_number'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createIndex('hall_session_by_candidate')
      .on('hall_session')
      .columns(['examination', 'symbol_number'])
      .execute();
    await db.schema
      .createTable('held_entry')
      .addColumn('examination', 'text', (column) => column.notNull())
      .addColumn('symbol_number', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('place', 'integer')
      .addColumn('option', 'text')
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('held_entry_key', ['examination', 'symbol_number', 'device', 'n'])
      .execute();
  },
};
