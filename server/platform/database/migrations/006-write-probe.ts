import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One row that is written now and then to find out whether the database takes writes. */
export const writeProbe: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('write_probe')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('writes', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into write_probe (id, writes) values (1, 0)`.execute(db);
  },
};
