import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How the options of an item were chosen, as JSON, beside what statistics say against it; null for what was said before. */
export const findingEvidence: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('statistic_finding').addColumn('evidence', 'text').execute();
  },
};
