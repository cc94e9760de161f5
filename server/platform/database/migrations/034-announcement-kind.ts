import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The results also show announcements from after the paper, such as the early end of objections. */
export const announcementKind: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('announcement')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('announce'))
      .execute();
  },
};
