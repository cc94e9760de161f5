import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Failed mails stay for a while, with the reason, so that an admin can send them again. */
export const failedMails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('mail_job').addColumn('reason', 'text').execute();
    await db.schema.alterTable('mail_job').addColumn('given_up_at', 'bigint').execute();
  },
};
