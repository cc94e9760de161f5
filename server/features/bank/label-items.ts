import type { BankItem, ItemsChange, UndoneChange } from '#contract/items.ts';
import { writtenItem } from './add-items.ts';
import { changeItemWithin } from './change-item.ts';
import { findItem } from './read-items.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** The most tags of an item. */
const mostTags = 30;

const labels = ['subject', 'topic', 'language', 'difficulty'] as const;
type Labels = Pick<BankItem, (typeof labels)[number] | 'tags'>;

/** The changed items, and the changes that undo this. */
interface LabelResult {
  readonly changed: string[];
  readonly undo: UndoneChange[];
}

/**
 * Adds a tag to items or removes it, and sets their other labels, in one transaction. A review that they had stays
 * valid. Built-in items stay as they are. Items that need no change, or have no room for a tag, stay too. Returns the
 * ids of the changed items, and the changes that undo this. `by` is an account's id, `now` in ms. Throws 'not-found',
 * and 'changed-meanwhile' if another person saves one of them at the same time.
 */
export function labelItems(
  db: Database,
  changes: readonly ItemsChange[],
  by: string,
  now: number,
): Promise<LabelResult> {
  return db.transaction().execute(async (trx) => {
    const changed = new Set<string>();
    const undone = new Map<string, { ids: string[]; change: Omit<UndoneChange, 'items'> }>();
    for (const { items, ...change } of changes)
      for (const id of new Set(items)) {
        const item = await findItem(trx, id);
        const next = labelled(item, change);
        const undo = undoOf(item, next);
        if (item.origin === 'built-in' || Object.keys(undo).length === 0) continue;
        const written = { ...writtenItem(item), ...next };
        await changeItemWithin(trx, { id, version: item.version, status: undefined, written }, by, now);
        changed.add(id);
        const key = JSON.stringify(undo);
        const { ids } = undone.get(key) ?? { ids: [] };
        undone.set(key, { ids: [...ids, id], change: undo });
      }
    const undo = [...undone.values()].map(({ ids, change }) => ({ items: ids, ...change }));
    return { changed: [...changed], undo: undo.reverse() };
  });
}

/** The labels of an item after a change. */
function labelled(item: BankItem, { addTag, removeTag, ...set }: Omit<ItemsChange, 'items'>): Labels {
  const left = item.tags.filter((tag) => tag !== removeTag);
  const isNew = addTag !== undefined && !left.includes(addTag) && left.length < mostTags;
  return {
    tags: isNew ? [...left, addTag] : left,
    subject: set.subject === undefined ? item.subject : set.subject,
    topic: set.topic === undefined ? item.topic : set.topic,
    language: set.language ?? item.language,
    difficulty: set.difficulty === undefined ? item.difficulty : set.difficulty,
  };
}

/** The change that undoes this one. It leaves out fields that do not differ. */
function undoOf(before: BankItem, after: Labels): Omit<UndoneChange, 'items'> {
  const [added] = after.tags.filter((tag) => !before.tags.includes(tag));
  const [removed] = before.tags.filter((tag) => !after.tags.includes(tag));
  return {
    ...(added !== undefined && { removeTag: added }),
    ...(removed !== undefined && { addTag: removed }),
    ...Object.fromEntries(labels.filter((name) => before[name] !== after[name]).map((name) => [name, before[name]])),
  };
}
