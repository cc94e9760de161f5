import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Wrong PINs of a candidate are shown on the board of the examination. */
export const wrongPins: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('rate_limit').addColumn('examination', 'text').execute();
    await db.schema.alterTable('rate_limit').addColumn('symbol_number', 'text').execute();
    await db.schema.createIndex('rate_limit_by_examination').on('rate_limit').column('examination').execute();
  },
};
