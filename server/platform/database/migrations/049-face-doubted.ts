import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a candidate's face differed from the photo at the door, until an examiner has decided. */
export const faceDoubted: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('candidate').addColumn('face_doubted_at', 'bigint').execute();
  },
};
