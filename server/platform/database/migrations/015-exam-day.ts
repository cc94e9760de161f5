import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const candidateKey = ['examination', 'symbol_number'] as const;

/** What happens in the rooms on the day: invigilators, board commands, lost contact, given time. */
export const examDay: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('attempt')
      .addColumn('taken_back', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await db.schema.alterTable('attempt').addColumn('wanted_at', 'bigint').execute();
    await db.schema.createIndex('candidate_by_room').on('candidate').columns(['examination', 'room']).execute();
    await db.schema
      .createTable('room_session')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('examination', 'text', (column) => column.notNull())
      .addColumn('room', 'text', (column) => column.notNull())
      .addColumn('pass_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addForeignKeyConstraint(
        'room_session_room',
        ['examination', 'room'],
        'room',
        ['examination', 'room'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createTable('room_act')
      .addColumn('examination', 'text', (column) => column.notNull().references('examination.code').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('done_at', 'bigint', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('room_act_key', ['examination', 'id'])
      .execute();
    await db.schema
      .createTable('announcement')
      .addColumn('examination', 'text', (column) => column.notNull().references('examination.code').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('room', 'text')
      .addColumn('symbol_number', 'text')
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('announcement_key', ['examination', 'id'])
      .execute();
    await db.schema
      .createTable('silence')
      .addColumn('examination', 'text', (column) => column.notNull())
      .addColumn('symbol_number', 'text', (column) => column.notNull())
      .addColumn('from_ms', 'bigint', (column) => column.notNull())
      .addColumn('to_ms', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('silence_key', [...candidateKey, 'from_ms'])
      .addForeignKeyConstraint('silence_candidate', [...candidateKey], 'candidate', [...candidateKey], (constraint) =>
        constraint.onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createTable('device_report')
      .addColumn('examination', 'text', (column) => column.notNull())
      .addColumn('symbol_number', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('from_ms', 'bigint', (column) => column.notNull())
      .addColumn('to_ms', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('device_report_key', [...candidateKey, 'kind', 'from_ms'])
      .addForeignKeyConstraint(
        'device_report_candidate',
        [...candidateKey],
        'candidate',
        [...candidateKey],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createTable('outage')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('examination', 'text', (column) => column.notNull())
      .addColumn('room', 'text', (column) => column.notNull())
      .addColumn('from_ms', 'bigint', (column) => column.notNull())
      .addColumn('to_ms', 'bigint')
      .addColumn('opened_by', 'text', (column) => column.notNull())
      .addColumn('closed_by', 'text')
      .addColumn('given_minutes', 'integer')
      .addColumn('given_by', 'text')
      .addForeignKeyConstraint('outage_room', ['examination', 'room'], 'room', ['examination', 'room'], (constraint) =>
        constraint.onDelete('cascade'),
      )
      .execute();
    // A room has at most one open outage.
    await db.schema
      .createIndex('outage_open')
      .unique()
      .on('outage')
      .columns(['examination', 'room'])
      .where(sql.ref('to_ms'), 'is', null)
      .execute();
    await db.schema
      .createTable('time_grant')
      .addColumn('examination', 'text', (column) => column.notNull())
      .addColumn('symbol_number', 'text', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('cause', 'text')
      .addColumn('minutes', 'integer', (column) => column.notNull())
      .addColumn('given_at', 'bigint', (column) => column.notNull())
      .addColumn('given_by', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('time_grant_key', [...candidateKey, 'act'])
      .addForeignKeyConstraint(
        'time_grant_candidate',
        [...candidateKey],
        'candidate',
        [...candidateKey],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute();
    // Time for one cause is given once.
    await db.schema
      .createIndex('time_grant_cause')
      .unique()
      .on('time_grant')
      .columns([...candidateKey, 'cause'])
      .execute();
  },
};
