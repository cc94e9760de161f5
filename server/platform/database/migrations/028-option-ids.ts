import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The bank's ids of a sealed paper's options; the paper has ids of its own. */
export const optionIds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('sealed_paper').addColumn('option_ids', 'text').execute();
  },
};
