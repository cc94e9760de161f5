import type { ContentFiles } from '#content/read/content-files.ts';
import { readBuiltIns, type BuiltIn } from '#content/read/built-in.ts';
import type { ItemContent } from '#contract/items.ts';
import { giveOptionIds } from './option-ids.ts';
import { insertItems, updateItem } from './store.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ItemRow } from '#server/platform/database/tables/items.ts';

/** The most options of an item. A question with more stays out of the bank. */
const mostOptions = 6;

type KnownItem = Pick<ItemRow, 'id' | 'version' | 'status'> & { readonly content: string };

/**
 * Updates the built-in items to the content files, unless the bank matches them already. A changed question becomes a
 * new version, and a removed one is retired. Several servers may start at once. `now` is in ms.
 */
export async function seedBuiltIns(db: Database, files: ContentFiles, now: number): Promise<void> {
  if ((await storedHash(db)) === files.hash) return;
  const builtIns = readBuiltIns(files).filter(({ question }) => question.options.length <= mostOptions);
  await db.transaction().execute(async (trx) => {
    // On either database, the update takes the lock of the row. One server works; the others wait and then find nothing
    // left to do.
    await trx.updateTable('content_state').set({ id: 1 }).where('id', '=', 1).execute();
    if ((await storedHash(trx)) === files.hash) return;
    await store(trx, builtIns, now);
    await trx.updateTable('content_state').set({ items_hash: files.hash }).execute();
  });
}

async function storedHash(db: Database): Promise<string> {
  const { items_hash } = await db.selectFrom('content_state').select('items_hash').executeTakeFirstOrThrow();
  return items_hash;
}

async function store(trx: Database, builtIns: readonly BuiltIn[], now: number): Promise<void> {
  const save = { savedAt: now, savedBy: null };
  const known = new Map((await knownItems(trx)).map((row) => [row.id, row]));
  const fresh = [];
  for (const builtIn of builtIns) {
    const content = contentOf(builtIn);
    const before = known.get(builtIn.id);
    known.delete(builtIn.id);
    if (!before) {
      const standing = { origin: 'built-in', status: 'reviewed', author_id: null, reviewer_id: null } as const;
      fresh.push({ standing: { ...standing, id: builtIn.id, version: 1 }, content });
    } else if (before.content !== JSON.stringify(content)) {
      const next = { id: before.id, version: before.version, status: 'reviewed', reviewer_id: null } as const;
      await updateItem(trx, next, content, save);
    } else if (before.status !== 'reviewed') await setStatus(trx, [before.id], 'reviewed');
  }
  await insertItems(trx, fresh, save);
  await setStatus(trx, [...known.keys()], 'retired');
}

async function knownItems(trx: Database): Promise<KnownItem[]> {
  return trx
    .selectFrom('item')
    .innerJoin('item_version', (join) =>
      join.onRef('item_version.item_id', '=', 'item.id').onRef('item_version.version', '=', 'item.version'),
    )
    .select(['item.id', 'item.version', 'item.status', 'item_version.content'])
    .where('origin', '=', 'built-in')
    .execute();
}

async function setStatus(trx: Database, ids: readonly string[], status: ItemRow['status']): Promise<void> {
  for (let start = 0; start < ids.length; start += 1000) {
    const some = ids.slice(start, start + 1000);
    await trx.updateTable('item').set({ status }).where('id', 'in', some).execute();
  }
}

function contentOf({ subject, topic, difficulty, source, question }: BuiltIn): ItemContent {
  const options = giveOptionIds(question.options.map((text) => ({ text })));
  return {
    subject,
    topic,
    tags: [source],
    language: question.language ?? 'en',
    difficulty,
    stem: question.question,
    options,
    right: options.filter(({ text }) => text === question.answer).map(({ id }) => id),
    explanation: question.explanation ?? '',
    figure: null,
  };
}
