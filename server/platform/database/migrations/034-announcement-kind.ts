import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the college announces after the paper, as the early end of objections, is told beside the results too. */
export const announcementKind: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('announcement')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('announce'))
      .execute();
  },
};
