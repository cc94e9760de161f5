import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The application that a mail is about. */
export const applicationMail: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('mail_job').addColumn('application', 'text').execute();
  },
};
