import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The item bank: questions with their versions, reviews, uses and findings. */
export const itemBank: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('item')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('subject', 'text')
      .addColumn('topic', 'text')
      .addColumn('tags', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('difficulty', 'integer')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('stem', 'text', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('right_options', 'text', (column) => column.notNull())
      .addColumn('explanation', 'text', (column) => column.notNull())
      .addColumn('figure_id', 'text')
      .addColumn('figure_alt', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('author_id', 'text', (column) => column.references('account.id').onDelete('set null'))
      .addColumn('reviewer_id', 'text', (column) => column.references('account.id').onDelete('set null'))
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('wording', 'text', (column) => column.notNull())
      .addColumn('pattern', 'text', (column) => column.notNull())
      .addColumn('question_key', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('item_by_time').on('item').columns(['origin', 'saved_at', 'id']).execute();
    for (const column of ['wording', 'pattern']) {
      await db.schema.createIndex(`item_by_${column}`).on('item').columns([column, 'status']).execute();
    }
    for (const column of ['question_key', 'author_id', 'reviewer_id', 'figure_id']) {
      await db.schema.createIndex(`item_by_${column}`).on('item').column(column).execute();
    }
    await db.schema
      .createTable('item_version')
      .addColumn('item_id', 'text', (column) => column.notNull().references('item.id'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addColumn('saved_by', 'text', (column) => column.references('account.id').onDelete('set null'))
      .addPrimaryKeyConstraint('item_version_key', ['item_id', 'version'])
      .execute();
    await db.schema.createIndex('item_version_by_content').on('item_version').column('content_hash').execute();
    await db.schema
      .createTable('item_number')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('last', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into item_number (id, last) values (1, 0)`.execute(db);
    await db.schema
      .createTable('review_note')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('item_id', 'text', (column) => column.notNull().references('item.id'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('set null'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('chosen', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('review_note_by_item').on('review_note').column('item_id').execute();
    await db.schema
      .createTable('item_finding')
      .addColumn('item_id', 'text', (column) => column.notNull().references('item.id'))
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('sentence', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('item_finding_key', ['item_id', 'place'])
      .execute();
    await db.schema
      .alterTable('content_state')
      .addColumn('items_hash', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
