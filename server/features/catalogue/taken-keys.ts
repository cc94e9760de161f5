import { sql } from 'kysely';
import { catalogueTables, type CatalogueTable } from './rows.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** By table, the used ids and slugs of rows that did not come from the content files. */
export type TakenKeys = Readonly<Record<CatalogueTable, readonly { readonly id: number; readonly slug?: string }[]>>;

const withSlugs: readonly CatalogueTable[] = ['level', 'subject', 'programme'];

/** Reads the keys that the rows of the content files must not use. */
export async function takenKeys(db: Database): Promise<TakenKeys> {
  const taken: Partial<Record<CatalogueTable, { id: number; slug?: string }[]>> = {};
  for (const table of catalogueTables) {
    const slug = withSlugs.includes(table) ? sql`case when retired_at is null then slug end` : sql`null`;
    const { rows } = await sql<{ id: number; slug: string | null }>`
      select id, ${slug} as slug from ${sql.table(table)} where source <> 'files'
    `.execute(db);
    taken[table] = rows.map((row) => (row.slug === null ? { id: row.id } : { id: row.id, slug: row.slug }));
  }
  return taken as TakenKeys;
}
