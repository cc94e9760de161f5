import { sql } from 'kysely';
import type { CatalogueRows, CatalogueTable } from './rows.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** How many rows go into one statement; the largest rows are some 100 kB. */
const rowsAtOnce = 20;

/**
 * Writes a table's rows of the content files by their ids. New ones are added, known ones changed and, if they were
 * retired, shown again. Missing rows are retired at `now` (ms); their ids are never used again. Rows that did not come
 * from the files stay as they are.
 */
export async function upsertRows(
  db: Database,
  table: CatalogueTable,
  rows: CatalogueRows[CatalogueTable],
  now: number,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const values = rows
      .slice(start, start + rowsAtOnce)
      .map((row) => sql`(${sql.join(columns.map((column) => Reflect.get(row, column)))})`);
    const changes = columns
      .filter((column) => column !== 'id')
      .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}
      on conflict (id) do update set ${sql.join(changes)} where ${sql.table(table)}.source = 'files'
    `.execute(db);
  }
  const gone = rows.length === 0 ? sql`true` : sql`id not in (${sql.join(rows.map(({ id }) => id))})`;
  await sql`
    update ${sql.table(table)} set retired_at = ${now} where source = 'files' and retired_at is null and ${gone}
  `.execute(db);
}
