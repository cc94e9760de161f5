import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Everything after the hand-in: versions of the key, objections, decided ties, publications. */
export const merit: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('key_version')
      .addColumn('examination', 'text', (column) => column.notNull().references('examination.code').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('item_key', 'text', (column) => column.notNull())
      .addColumn('decisions', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('key_version_key', ['examination', 'version'])
      .execute();
    await db.schema
      .createTable('objection')
      .addColumn('examination', 'text', (column) => column.notNull())
      .addColumn('symbol_number', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('option', 'text')
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('objection_key', ['examination', 'symbol_number', 'place'])
      .addForeignKeyConstraint(
        'objection_candidate',
        ['examination', 'symbol_number'],
        'candidate',
        ['examination', 'symbol_number'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createTable('tie_decision')
      .addColumn('examination', 'text', (column) => column.notNull().references('examination.code').onDelete('cascade'))
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('among', 'text', (column) => column.notNull())
      .addColumn('admitted', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('tie_decision_key', ['examination', 'list', 'among'])
      .execute();
    await db.schema
      .createTable('publication')
      .addColumn('examination', 'text', (column) =>
        column.primaryKey().references('examination.code').onDelete('cascade'),
      )
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('signed', 'text', (column) => column.notNull())
      .addColumn('signature', 'text', (column) => column.notNull())
      .addColumn('own_results', 'text', (column) => column.notNull())
      .execute();
  },
};
