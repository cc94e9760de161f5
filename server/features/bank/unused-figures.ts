import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/platform/database/tables.ts';

/** How long a picture that no item shows may still be put into one, in ms: a day, in which an editor may stay open. */
const kept = 24 * 60 * 60_000;

/**
 * Removes the pictures that no version of any item shows and that came more than a day ago: from the database, then from
 * `folder` where that holds them. `now` is in ms.
 */
export async function removeUnusedFigures(db: Database, folder: string | null, now: number): Promise<void> {
  const candidates = await db
    .selectFrom('figure')
    .select('id')
    .where('added_at', '<=', now - kept)
    .where((figure) =>
      figure.not(
        figure.exists(figure.selectFrom('item').select('item.id').whereRef('item.figure_id', '=', 'figure.id')),
      ),
    )
    .execute();
  for (const { id } of candidates) {
    // Versions are JSON. What reads as a wild card in an id can only keep a picture.
    const shown = await db
      .selectFrom('item_version')
      .select('item_id')
      .where('content', 'like', `%"${id}"%`)
      .limit(1)
      .executeTakeFirst();
    if (shown) continue;
    await db.deleteFrom('figure').where('id', '=', id).execute();
    if (folder !== null) await rm(join(folder, id), { force: true });
  }
}
