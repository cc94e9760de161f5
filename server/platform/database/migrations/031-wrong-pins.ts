import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The board of the examination shows a candidate's wrong PINs. */
export const wrongPins: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('rate_limit').addColumn('examination', 'text').execute();
    await db.schema.alterTable('rate_limit').addColumn('symbol_number', 'text').execute();
    await db.schema.createIndex('rate_limit_by_examination').on('rate_limit').column('examination').execute();
  },
};
