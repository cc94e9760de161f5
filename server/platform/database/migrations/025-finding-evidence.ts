import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * How candidates chose the options of an item, as JSON, beside the finding of the statistics; null for earlier
 * findings.
 */
export const findingEvidence: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('statistic_finding').addColumn('evidence', 'text').execute();
  },
};
