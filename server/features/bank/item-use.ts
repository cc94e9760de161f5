import type { ListedRow } from '#contract/items.ts';
import { isVisibleTo, type Viewer } from '#server/features/access/examination-policy.ts';
import type { Database } from '#server/platform/database/tables.ts';

type Use = Pick<ListedRow, 'usedIn' | 'facility'>;

/**
 * How items are used, by their ids. It has the examinations that contain an item, as far as `viewer` may know these. It
 * also has the share of candidates that answered the item correctly the last time.
 */
export async function usesOf(db: Database, ids: readonly string[], viewer: Viewer): Promise<(id: string) => Use> {
  if (ids.length === 0) return () => ({ usedIn: [], facility: null });
  const papers = await db
    .selectFrom('paper_item')
    .innerJoin('examination', 'examination.code', 'paper_item.examination')
    .select(['item_id', 'code'])
    .where('item_id', 'in', ids)
    .where((row) => isVisibleTo(row, viewer))
    .orderBy('starts_at', 'desc')
    .orderBy('code')
    .execute();
  const figures = await db
    .selectFrom('item_facility')
    .select(['item_id', 'facility'])
    .where('item_id', 'in', ids)
    .execute();
  const codes = Map.groupBy(papers, ({ item_id }) => item_id);
  const facilities = new Map(figures.map(({ item_id, facility }) => [item_id, facility]));
  return (id) => ({
    usedIn: (codes.get(id) ?? []).map(({ code }) => code),
    facility: facilities.get(id) ?? null,
  });
}
