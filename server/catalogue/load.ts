import type { Level } from '#contract/level.ts';
import type { Database } from '#server/database/tables.ts';

/** The catalogue's answers by their path below /api, each ready to become JSON. */
export type CatalogueAnswers = ReadonlyMap<string, unknown>;

/** Reads everything that the catalogue answers from the database. */
export async function loadAnswers(db: Database): Promise<CatalogueAnswers> {
  const levels: Level[] = await db
    .selectFrom('level')
    .select(['id', 'title', 'slug', 'description'])
    .where('retired_at', 'is', null)
    .orderBy('place')
    .execute();
  return new Map<string, unknown>([['levels', levels]]);
}
