import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When an applicant opened the admit card for the first time. */
export const cardSeen: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('application').addColumn('card_seen_at', 'bigint').execute();
  },
};
