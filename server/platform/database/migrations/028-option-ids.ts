import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the bank calls the options of a sealed paper, which has ids of its own. */
export const optionIds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('sealed_paper').addColumn('option_ids', 'text').execute();
  },
};
