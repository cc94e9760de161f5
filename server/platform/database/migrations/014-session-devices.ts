import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a session is told apart by on its owner's profile: the kind of device, and when it was last used. */
export const sessionDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('session')
      .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    // Of a session from before there was this: when it began.
    await db.schema.alterTable('session').addColumn('last_used_at', 'bigint').execute();
  },
};
