import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The source of a catalogue row. All earlier rows came from the content files. */
export const catalogueSource: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['level', 'subject', 'unit', 'programme', 'entrance_subject', 'entrance_unit']) {
      await db.schema
        .alterTable(table)
        .addColumn('source', 'text', (column) => column.notNull().defaultTo('files'))
        .execute();
    }
  },
};
