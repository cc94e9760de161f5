import type { Catalogue } from '#content/catalogue.ts';
import type { Database } from '#server/database/tables.ts';

/**
 * Brings the catalogue tables to what the files say, unless they hold just that already.
 * Safe when several servers start at once: one works, the others wait for it and find nothing left to do.
 * Takes `now` in ms; returns whether anything was written.
 */
export function seed(db: Database, catalogue: Catalogue, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Writing the row takes its lock, on either database.
    await trx.updateTable('content_state').set({ id: 1 }).where('id', '=', 1).execute();
    const state = await trx.selectFrom('content_state').select('hash').executeTakeFirstOrThrow();
    if (state.hash === catalogue.hash) return false;
    await trx
      .insertInto('level')
      .values(catalogue.levels.map((level, place) => ({ ...level, place, retired_at: null })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          title: row.ref('excluded.title'),
          slug: row.ref('excluded.slug'),
          description: row.ref('excluded.description'),
          place: row.ref('excluded.place'),
          retired_at: null,
        })),
      )
      .execute();
    await trx
      .updateTable('content_state')
      .set((row) => ({ hash: catalogue.hash, version: row('version', '+', 1), loaded_at: now }))
      .execute();
    return true;
  });
}
