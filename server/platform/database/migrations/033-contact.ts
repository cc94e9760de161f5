import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Phone, e-mail and gender of candidates, if a college's list has them. */
export const contact: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['phone', 'email', 'gender'])
      // One after the other: SQLite adds one column with a statement.
      // oxlint-disable-next-line eslint/no-await-in-loop
      await db.schema.alterTable('candidate').addColumn(column, 'text').execute();
  },
};
