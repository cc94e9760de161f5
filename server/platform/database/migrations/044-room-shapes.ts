import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rooms have rows and columns of seats, without those that are struck out. */
export const roomShapes: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite takes one column at a time.
    await db.schema.alterTable('room').addColumn('seat_rows', 'integer').execute();
    await db.schema.alterTable('room').addColumn('seat_columns', 'integer').execute();
    await db.schema
      .alterTable('room')
      .addColumn('struck_out', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
