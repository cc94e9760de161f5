import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Mails that were given up stay for a while, with the reason, so that somebody can send them again. */
export const failedMails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('mail_job').addColumn('reason', 'text').execute();
    await db.schema.alterTable('mail_job').addColumn('given_up_at', 'bigint').execute();
  },
};
