import { withDollars } from '#exam/tex-signs.ts';
import type { ItemContent } from '#contract/items.ts';
import { contentHash } from './content-row.ts';
import { requireFigure } from './figures.ts';
import { giveOptionIds, type WrittenOption } from './option-ids.ts';
import { insertItems } from './store.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** An item as somebody wrote it: its options may still lack ids. */
export interface WrittenItem extends Omit<ItemContent, 'options'> {
  readonly options: readonly WrittenOption[];
}

/** Adds an item as a draft of its author, an account's id; returns its id. `now` is in ms. Throws 'invalid' for a picture that is not there. */
export function addItem(db: Database, written: WrittenItem, author: string, now: number): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await requireFigure(trx, written.figure);
    const [id = ''] = await addDrafts(trx, [{ ...written, options: giveOptionIds(written.options) }], author, now);
    await writeAudit(trx, { actor: `account:${author}`, act: 'item-added', subject: `item:${id}` }, now);
    return id;
  });
}

/** What an import brought. */
export interface ImportedItems {
  /** The ids of the items that are new. */
  readonly ids: readonly string[];
  /** How many were in the bank before, or stood in the import more than once. */
  readonly already: number;
}

/**
 * Adds the items of an import as drafts, in one transaction: all of them or none. One whose text, options, key,
 * explanation and figure are those of any version of any item that is there, or of one before it in the list, is left
 * out: the same file adds nothing twice. `source` is what the items came from, for the audit log; `now` is in ms.
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
    // Takes the lock on numbers first: of two imports of one file the second finds what the first has added.
    await takeNumbers(trx, 0);
    const known = await knownHashes(trx, [...byHash.keys()]);
    const fresh = [...byHash].flatMap(([hash, content]) => (known.has(hash) ? [] : [content]));
    const ids = await addDrafts(trx, fresh, author, now);
    const details = { source, added: ids.length, already: items.length - ids.length, first: ids[0], last: ids.at(-1) };
    await writeAudit(trx, { actor: `account:${author}`, act: 'items-imported', subject: 'items', details }, now);
    return { ids, already: items.length - ids.length };
  });
}

/** Of each of these items the one of the bank that says the same, by its id, or null; of one with a picture it is not known before that is kept. */
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

/** Takes so many numbers, in a row, that no item ever had; returns the first. */
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
 * What of the body of a call is written by its sender: without what only the server decides, TeX between `$` signs, whichever
 * signs it was written in, as files bring it.
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
