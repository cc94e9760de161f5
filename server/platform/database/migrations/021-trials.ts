import { type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A trial is an examination of its own, beside the one whose paper it tries. */
export const trials: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('examination').addColumn('trial_of', 'text').execute();
  },
};
