import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a person ended an examination before its time; null where the clock ended it. */
export const endedAt: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('examination').addColumn('ended_at', 'bigint').execute();
  },
};
