import { versionContent } from './content-row.ts';
import type { AnswerOf } from '#contract/calls.ts';
import { personOf, type Page } from './read-items.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

type Versions = AnswerOf<'GET /staff/items/:id/versions'>;

/** A page of an item's versions, the newest first. Throws 'not-found' if the item does not exist. */
export async function listVersions(db: Database, id: string, { page, size }: Page): Promise<Versions> {
  const item = await db.selectFrom('item').select('version').where('id', '=', id).executeTakeFirst();
  if (!item) throw new AppError('not-found');
  const rows = await db
    .selectFrom('item_version')
    .leftJoin('account', 'account.id', 'item_version.saved_by')
    .select(['version', 'content', 'saved_at', 'saved_by', 'account.name'])
    .where('item_id', '=', id)
    .orderBy('version', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    // Each version has its own row, counted from 1.
    total: item.version,
    rows: rows.map(({ version, content, saved_at, saved_by, name }) => ({
      version,
      savedAt: new Date(saved_at).toISOString(),
      savedBy: personOf(saved_by, name),
      ...versionContent(content),
    })),
  };
}
