import { withDollars } from '#exam/tex-signs.ts';
import type { ItemContent } from '#contract/items.ts';
import { contentHash } from './content-row.ts';
import { requireFigure } from './figures.ts';
import { giveOptionIds, type WrittenOption } from './option-ids.ts';
import { insertItems } from './store.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** An item as a person wrote it. Its options may still lack ids. */
export interface WrittenItem extends Omit<ItemContent, 'options'> {
  readonly options: readonly WrittenOption[];
}

/**
 * Adds an item as a draft of its author, an account's id, and returns the item's id. `now` is in ms. Throws 'invalid'
 * if the item's picture does not exist.
 */
export function addItem(db: Database, written: WrittenItem, author: string, now: number): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await requireFigure(trx, written.figure);
    const [id = ''] = await addDrafts(trx, [{ ...written, options: giveOptionIds(written.options) }], author, now);
    await writeAudit(trx, { actor: `account:${author}`, act: 'item-added', subject: `item:${id}` }, now);
    return id;
  });
}

/** The result of an import. */
export interface ImportedItems {
  /** The ids of the new items. */
  readonly ids: readonly string[];
  /** How many items were in the bank already, or occurred more than once in the import. */
  readonly already: number;
}

/**
 * Adds the items of an import as drafts in one transaction: either all of them or none. An item is left out if the bank
 * has its content, in any version of any item. An item is also left out if an earlier item of the list has its content.
 * The content is text, options, key, explanation and figure. The same file therefore adds nothing twice. `source` says
 * where the items came from, for the audit log; `now` is in ms.
 */
export function importItems(
  db: Database,
  items: readonly WrittenItem[],
  { author, source, now }: { readonly author: string; readonly source: string; readonly now: number },
): Promise<ImportedItems> {
  const byHash = new Map<string, ItemContent>();
  for (const item of items) {
    const content = { ...item, options: giveOptionIds(item.options) };
    const hash = contentHash(content);
    if (!byHash.has(hash)) byHash.set(hash, content);
  }
  return db.transaction().execute(async (trx) => {
    // Takes the lock on numbers first. Of two imports of one file, the second then finds what the first has added.
    await takeNumbers(trx, 0);
    const known = await knownHashes(trx, [...byHash.keys()]);
    const fresh = [...byHash].flatMap(([hash, content]) => (known.has(hash) ? [] : [content]));
    const ids = await addDrafts(trx, fresh, author, now);
    const details = { source, added: ids.length, already: items.length - ids.length, first: ids[0], last: ids.at(-1) };
    await writeAudit(trx, { actor: `account:${author}`, act: 'items-imported', subject: 'items', details }, now);
    return { ids, already: items.length - ids.length };
  });
}

/**
 * For each of these items, the id of the bank's item with the same content, or null. For an item with a picture the
 * answer is not known before the picture is stored.
 */
export async function knownItems(db: Database, contents: readonly ItemContent[]): Promise<(string | null)[]> {
  const hashes = contents.map((content) => (content.figure === null ? contentHash(content) : null));
  const asked = [...new Set(hashes.filter((hash) => hash !== null))];
  const known = new Map<string, string>();
  for (let start = 0; start < asked.length; start += 1000) {
    const rows = await db
      .selectFrom('item_version')
      .select(['item_id', 'content_hash'])
      .where('content_hash', 'in', asked.slice(start, start + 1000))
      .execute();
    for (const { item_id, content_hash } of rows) known.set(content_hash, item_id);
  }
  return hashes.map((hash) => (hash === null ? null : (known.get(hash) ?? null)));
}

async function knownHashes(trx: Database, hashes: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let start = 0; start < hashes.length; start += 1000) {
    const rows = await trx
      .selectFrom('item_version')
      .select('content_hash')
      .where('content_hash', 'in', hashes.slice(start, start + 1000))
      .execute();
    for (const { content_hash } of rows) known.add(content_hash);
  }
  return known;
}

async function addDrafts(
  trx: Database,
  contents: readonly ItemContent[],
  author: string,
  now: number,
): Promise<readonly string[]> {
  const first = await takeNumbers(trx, contents.length);
  const items = contents.map((content, place) => ({
    standing: {
      id: String(first + place),
      origin: 'own' as const,
      status: 'draft' as const,
      version: 1,
      author_id: author,
      reviewer_id: null,
    },
    content,
  }));
  await insertItems(trx, items, { savedAt: now, savedBy: author });
  return items.map(({ standing }) => standing.id);
}

/** Reserves this many consecutive numbers that no item ever had, and returns the first. */
async function takeNumbers(trx: Database, count: number): Promise<number> {
  const { last } = await trx
    .updateTable('item_number')
    .set((row) => ({ last: row('last', '+', count) }))
    .where('id', '=', 1)
    .returning('last')
    .executeTakeFirstOrThrow();
  return last - count + 1;
}

/**
 * The item in a call's body, without the fields that only the server sets. TeX stands between `$` signs afterwards,
 * whichever signs the sender used, as it does for files.
 */
export function writtenItem(body: WrittenItem): WrittenItem {
  const { subject, topic, tags, language, difficulty, stem, options, right, explanation, figure } = body;
  return {
    subject,
    topic,
    tags,
    language,
    difficulty,
    right,
    figure,
    stem: withDollars(stem),
    options: options.map((option) => ({ ...option, text: withDollars(option.text) })),
    explanation: withDollars(explanation),
  };
}
