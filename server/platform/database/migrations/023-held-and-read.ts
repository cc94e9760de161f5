import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const candidateKey = ['examination', 'symbol_number'] as const;

/** Examiners' decisions about held entries, and which candidates have read which announcement. */
export const heldAndRead: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('held_entry').addColumn('decision', 'text').execute();
    await db.schema.alterTable('held_entry').addColumn('taken_as', 'integer').execute();
    await db.schema
      .createTable('announcement_read')
      .addColumn('examination', 'text', (column) => column.notNull())
      .addColumn('symbol_number', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('read_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('announcement_read_key', [...candidateKey, 'id'])
      .addForeignKeyConstraint(
        'announcement_read_candidate',
        [...candidateKey],
        'candidate',
        [...candidateKey],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute();
  },
};
