import { writtenItem } from '#server/items/add-items.ts';
import { changeItemWithin } from '#server/items/change-item.ts';
import { findItem } from '#server/items/read-items.ts';
import type { Database } from '#server/database/tables.ts';

/** So many tags an item has at most. */
const mostTags = 30;

interface Tagging {
  readonly items: readonly string[];
  readonly tag: string;
  readonly remove: boolean;
}

/**
 * Puts a tag on items, or takes it off them, in one transaction; a review that they had stands. Built-in items, those that
 * have it already and those that have no room for it stay as they are. Returns the ids of those that changed. `by` is an
 * account's id, `now` in ms. Throws 'not-found', and 'changed-meanwhile' when somebody saves one of them at the same time.
 */
export function tagItems(db: Database, { items, tag, remove }: Tagging, by: string, now: number): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const changed: string[] = [];
    for (const id of new Set(items)) {
      const item = await findItem(trx, id);
      const hasIt = item.tags.includes(tag);
      if (item.origin === 'built-in' || hasIt !== remove || (!remove && item.tags.length >= mostTags)) continue;
      const tags = remove ? item.tags.filter((each) => each !== tag) : [...item.tags, tag];
      const change = { id, version: item.version, status: undefined, written: { ...writtenItem(item), tags } };
      await changeItemWithin(trx, change, by, now);
      changed.push(id);
    }
    return changed;
  });
}
