import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When password and code were last given again in a staff session, in ms; null: not since it began. */
export const staffProof: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('staff_session').addColumn('proved_at', 'bigint').execute();
  },
};
