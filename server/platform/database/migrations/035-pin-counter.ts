import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * PINs that the server makes follow from the installation's secret and a counter, so that they can be printed again.
 * Null for a PIN from a file, or a random one.
 */
export const pinCounter: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('candidate').addColumn('pin_counter', 'integer').execute();
  },
};
