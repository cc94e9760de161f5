import { setImmediate as turnOver } from 'node:timers/promises';
import { evenText, groupsOfLike, indexLikeness } from '#content/check/likeness.ts';
import type { ItemContent } from '#contract/items.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ItemRow } from '#server/platform/database/tables/items.ts';
import { contentOf, likenessIn, likenessOfItem } from './content-row.ts';

/** How many values go into one database query. */
const valuesAtOnce = 1000;
/** How many frames are compared before other requests have their turn. */
const framesAtOnce = 200;
/** How many contents are compared before other requests have their turn. */
const contentsAtOnce = 50;

/** An item that asks nearly the same as another. */
interface Twin {
  readonly id: string;
  /** Whether the two items have different keys, in which case one of them is wrong. */
  readonly hasOtherKey: boolean;
}

/** The near duplicates of one content. */
interface Twins {
  /** The bank's items, in the order of their ids. */
  readonly items: readonly Twin[];
  /** The position of the first earlier content that is a near duplicate; null if there is none. */
  readonly before: number | null;
}

/** The near duplicates of each content: items in use, without the item `but`, and earlier contents of the list. */
export async function twinsOf(db: Database, contents: readonly ItemContent[], but = ''): Promise<Twins[]> {
  const asked = await compared(contents);
  const stored = Map.groupBy(
    await itemsWithFrames(db, [...new Set(asked.map(({ frame }) => frame))]),
    (row) => row.frame,
  );
  const twins: Twins[] = [];
  for (const [frame, some] of Map.groupBy(asked, (each) => each.frame)) {
    const items = indexLikeness((stored.get(frame) ?? []).filter(({ id }) => id !== but));
    const others = indexLikeness(some);
    for (const one of some) {
      const [first] = others.like(one);
      twins[one.place] = {
        items: items.like(one).map(({ id, key }) => ({ id, hasOtherKey: differ([key, one.key]) })),
        before: first === undefined || first.place >= one.place ? null : first.place,
      };
    }
  }
  return twins;
}

async function itemsWithFrames(db: Database, frames: readonly string[]) {
  const rows = [];
  for (let start = 0; start < frames.length; start += valuesAtOnce) {
    const some = await db
      .selectFrom('item')
      .selectAll()
      .where('frame', 'in', frames.slice(start, start + valuesAtOnce))
      .where('status', '!=', 'retired')
      .orderBy((row) => row.fn<number>('length', ['id']))
      .orderBy('id')
      .execute();
    rows.push(...some);
  }
  return rows.map((row) => ({ id: row.id, ...likenessIn(row), key: keyOf(contentOf(row)) }));
}

/** A group of items in use that ask nearly the same. */
export interface LikeItems {
  /** Own items come first, then older ones. */
  readonly items: readonly Pick<ItemRow, 'id' | 'origin' | 'version'>[];
  readonly haveDifferentKeys: boolean;
}

/** The most items in groups that are cached. A bank with more is searched each time. */
const keptAtMost = 20_000;

/** The groups of a bank from the last search. They stay the same until the bank changes. */
interface KeptGroups {
  readonly state: string;
  readonly groups: Promise<readonly LikeItems[]>;
}

const kept = new WeakMap<Database, KeptGroups>();

/**
 * All groups of items in use that ask nearly the same, each group once. They are searched again only after the bank has
 * changed, in this process or another.
 */
export async function likeItems(db: Database): Promise<readonly LikeItems[]> {
  // The state is read first. The next search then finds what is saved during this one.
  const state = await stateOfBank(db);
  const known = kept.get(db);
  if (known?.state === state) return known.groups;
  const groups = findLikeItems(db);
  const keeping: KeptGroups = { state, groups };
  const forget = () => kept.get(db) === keeping && kept.delete(db);
  kept.set(db, keeping);
  groups.then(
    (found) => found.reduce((sum, { items }) => sum + items.length, 0) > keptAtMost && forget(),
    () => forget(),
  );
  return groups;
}

/**
 * A text that differs whenever an item was added, saved or retired. Each save adds a version, and versions stay. Only a
 * new state of the content files changes items without adding a version. Older items are compared once their columns
 * for comparisons are filled in.
 */
async function stateOfBank(db: Database): Promise<string> {
  const { versions, unfilled, files } = await db
    .selectNoFrom((row) => [
      row
        .selectFrom('item_version')
        .select(({ fn }) => fn.countAll<number | bigint>().as('count'))
        .as('versions'),
      row
        .selectFrom('item')
        .select(({ fn }) => fn.countAll<number | bigint>().as('count'))
        .where('frame', '=', '')
        .as('unfilled'),
      row.selectFrom('content_state').select('items_hash').as('files'),
    ])
    .executeTakeFirstOrThrow();
  return `${versions} ${unfilled} ${files}`;
}

async function findLikeItems(db: Database): Promise<LikeItems[]> {
  const rows = await db
    .selectFrom('item')
    .select(['id', 'origin', 'version', 'frame', 'words'])
    .where('frame', 'in', (frames) =>
      frames
        .selectFrom('item')
        .select('frame')
        .where('status', '!=', 'retired')
        .groupBy('frame')
        .having((row) => row.fn.countAll(), '>', 1),
    )
    .where('status', '!=', 'retired')
    .orderBy('origin', 'desc')
    .orderBy('saved_at')
    .orderBy((row) => row.fn<number>('length', ['id']))
    .orderBy('id')
    .execute();
  const frames = Map.groupBy(rows, ({ frame }) => frame);
  const groups = [];
  for (const [place, some] of [...frames.values()].entries()) {
    const found = groupsOfLike(some.map((row) => ({ ...row, ...likenessIn(row) })));
    // The words are left out, because the groups are cached.
    groups.push(...found.map((group) => group.map(({ id, origin, version }) => ({ id, origin, version }))));
    if (place % framesAtOnce === framesAtOnce - 1) await turnOver();
  }
  const keys = await keysOf(
    db,
    groups.flatMap((group) => group.map(({ id }) => id)),
  );
  return groups.map((items) => ({
    items,
    haveDifferentKeys: differ(items.map(({ id }) => keys.get(id) ?? '')),
  }));
}

async function keysOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  for (let start = 0; start < ids.length; start += valuesAtOnce) {
    const rows = await db
      .selectFrom('item')
      .selectAll()
      .where('id', 'in', ids.slice(start, start + valuesAtOnce))
      .execute();
    for (const row of rows) keys.set(row.id, keyOf(contentOf(row)));
  }
  return keys;
}

/** The likenesses of contents. Other requests have their turn in between, because long texts take a while. */
async function compared(contents: readonly ItemContent[]) {
  const all = [];
  for (const [place, content] of contents.entries()) {
    all.push({ ...likenessOfItem(content), place, key: keyOf(content) });
    if (place % contentsAtOnce === contentsAtOnce - 1) await turnOver();
  }
  return all;
}

/** The right options of an item as texts, because ids differ between items; empty if it has no key. */
function keyOf({ options, right }: ItemContent): string {
  // If the options of the item differ only in case or the like, the key keeps that difference. Of `TT` and `Tt`, for
  // example, one is wrong.
  const isTold = new Set(options.map(({ text }) => evenText(text))).size === options.length;
  const texts = options
    .filter(({ id }) => right.includes(id))
    .map(({ text }) => (isTold ? evenText(text) : text.trim().normalize('NFC')));
  return texts.length === 0 ? '' : JSON.stringify(texts.toSorted());
}

/** Whether two of these keys differ. Items without a key do not count. */
function differ(keys: readonly string[]): boolean {
  return new Set(keys.filter((key) => key !== '')).size > 1;
}
