import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** PINs that are made here follow from the kept secret and a counter, so that they can be printed again; null for a PIN that a file brought, or chance made. */
export const pinCounter: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('candidate').addColumn('pin_counter', 'integer').execute();
  },
};
