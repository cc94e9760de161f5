import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/platform/database/tables.ts';

/** How long an unused picture is kept, in ms: a day. An editor may stay open that long before it uses the picture. */
const kept = 24 * 60 * 60_000;

/**
 * Removes pictures that no version of any item shows and that are older than a day. It removes them from the database
 * first, then from `folder` if that holds them. `now` is in ms.
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
    // Versions are JSON. An id with a LIKE wildcard can only match more, so a picture is kept in doubt.
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
