import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How the owner's profile tells sessions apart: the kind of device, and the time of the last use. */
export const sessionDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('session')
      .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    // For an older session this is the time of its beginning.
    await db.schema.alterTable('session').addColumn('last_used_at', 'bigint').execute();
  },
};
