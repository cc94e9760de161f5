import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The content files' data, by the ids from the files. A row that left the files is retired, never reused. */
export const catalogue: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_state')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('loaded_at', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into content_state (id, hash, version, loaded_at) values (1, '', 0, 0)`.execute(db);

    await catalogueTable(db, 'level')
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .execute();
    await catalogueTable(db, 'subject')
      .addColumn('level_id', 'integer', (column) => column.notNull().references('level.id'))
      .addColumn('slug', 'text', (column) => column.notNull())
      .execute();
    await catalogueTable(db, 'unit')
      .addColumn('subject_id', 'integer', (column) => column.notNull().references('subject.id'))
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('json_data', 'text', (column) => column.notNull())
      .addColumn('math', 'text', (column) => column.notNull())
      .execute();

    await catalogueTable(db, 'programme')
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('types', 'text', (column) => column.notNull())
      .execute();
    await catalogueTable(db, 'entrance_subject')
      .addColumn('programme_id', 'integer', (column) => column.notNull().references('programme.id'))
      .addColumn('type', 'text', (column) => column.notNull())
      .execute();
    await catalogueTable(db, 'entrance_unit')
      .addColumn('subject_id', 'integer', (column) => column.notNull().references('entrance_subject.id'))
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('json_data', 'text', (column) => column.notNull())
      .addColumn('math', 'text', (column) => column.notNull())
      .execute();
  },
};

/** The columns of all catalogue tables: id from the files, title, place in the order of display, time of retirement. */
function catalogueTable(
  db: Kysely<unknown>,
  name: string,
): CreateTableBuilder<string, 'id' | 'title' | 'place' | 'retired_at'> {
  return db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('retired_at', 'bigint');
}
