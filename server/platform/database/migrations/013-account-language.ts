import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The language of mails to an account. Accounts from before there were two languages have English. */
export const accountLanguage: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('account')
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
      .execute();
  },
};
