import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { ItemOrder } from '#contract/item-orders.ts';
import type { BankItem, ItemFilter } from '#contract/items.ts';
import { isVisibleTo, type Viewer } from '#server/features/access/examination-policy.ts';
import { keyRememberedMs } from './key-seen.ts';
import { contentOf } from './content-row.ts';
import { searchPatterns } from './search-text.ts';
import type { Database, Tables } from '#server/platform/database/tables.ts';
import type { ItemRow } from '#server/platform/database/tables/items.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** A row of `item` with the names of its author and reviewer. */
type NamedRow = ItemRow & { readonly author_name: string | null; readonly reviewer_name: string | null };

/** A page of a list: its number, from 1, and its size. */
export interface Page {
  readonly page: number;
  readonly size: number;
}

/** A page of the items that pass a filter, own ones first, and the number of all that pass. */
export async function listItems(
  db: Database,
  filter: ItemFilter,
  { page, size, sort }: Page & { readonly sort: ItemOrder },
  viewer: Viewer,
): Promise<{ rows: BankItem[]; total: number }> {
  const { total } = await db
    .selectFrom('item')
    .select((row) => row.fn.countAll<number | bigint>().as('total'))
    .where((row) => passes(row, filter, viewer))
    .executeTakeFirstOrThrow();
  // The query reads only ids first. It would cost several times as much to sort whole rows.
  const ids = sorted(db.selectFrom('item').select('item.id'), sort)
    .where((row) => passes(row, filter, viewer))
    .limit(size)
    .offset((page - 1) * size);
  const rows = await sorted(namedItems(db).where('item.id', 'in', ids), sort).execute();
  return { rows: rows.map(bankItem), total: Number(total) };
}

/** A filter. With `ids`, only these items can pass. */
export interface ItemSelection extends ItemFilter {
  readonly items?: readonly string[];
}

/** All items that pass a filter, in the order of the list, in batches that fit into memory. */
export async function* eachItem(
  db: Database,
  { items, ...filter }: ItemSelection,
  viewer: Viewer,
): AsyncGenerator<BankItem> {
  const size = 200;
  let last: NamedRow | undefined;
  do {
    const before = last;
    // Each batch begins after the last item of the one before. Each batch then costs the same, and a new item shifts no
    // other.
    const rows: NamedRow[] = await inOrder(
      namedItems(db)
        .where((row) => passes(row, filter, viewer))
        .where((row) => (items === undefined ? row.lit(true) : row('item.id', 'in', [...items])))
        .where((row) => (before === undefined ? row.lit(true) : comesAfter(before))),
    )
      .limit(size)
      .execute();
    yield* rows.map(bankItem);
    last = rows.length < size ? undefined : rows[rows.length - 1];
  } while (last !== undefined);
}

/** The condition for rows that come after this one in the list. */
function comesAfter({ id, origin, saved_at }: NamedRow) {
  const length = sql`length(item.id)`;
  return sql<boolean>`(item.origin < ${origin} or (item.origin = ${origin} and (item.saved_at < ${saved_at} or
    (item.saved_at = ${saved_at} and (${length} > ${id.length} or (${length} = ${id.length} and item.id > ${id}))))))`;
}

/**
 * Counts built-in items, own items, and items that wait for a review. `reviewer` is the id of the reviewer's account,
 * `now` is in ms.
 */
export async function countItems(
  db: Database,
  reviewer: string,
  now: number,
): Promise<{ readonly own: number; readonly builtIn: number; readonly toReview: number }> {
  const count = async (where: (row: ItemColumns) => Expression<SqlBool>) => {
    const rows = db.selectFrom('item').select((row) => row.fn.countAll<number | bigint>().as('total'));
    return Number((await rows.where(where).executeTakeFirstOrThrow()).total);
  };
  const [own, builtIn, toReview] = await Promise.all([
    count((row) => row('origin', '=', 'own')),
    count((row) => row('origin', '=', 'built-in')),
    count((row) =>
      row.and([
        row('origin', '=', 'own'),
        row('status', '=', 'draft'),
        row('right_options', '!=', '[]'),
        row.or([row('author_id', 'is', null), row('author_id', '!=', reviewer)]),
        row.not(
          row.exists(
            row
              .selectFrom('key_seen')
              .select('key_seen.at')
              .whereRef('key_seen.item_id', '=', 'item.id')
              .where('key_seen.account_id', '=', reviewer)
              .where('key_seen.at', '>', now - keyRememberedMs),
          ),
        ),
      ]),
    ),
  ]);
  return { own, builtIn, toReview };
}

/** The item with this id. Throws 'not-found'. */
export async function findItem(db: Database, id: string): Promise<BankItem> {
  const row = await namedItems(db).where('item.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found');
  return bankItem(row);
}

/**
 * Own items come first, the last saved on top. Items that were saved at once, as in an import, are sorted by number: 9
 * before 10.
 */
function inOrder<Query extends ItemQuery>(query: Query): Query {
  return query
    .orderBy('item.origin', 'desc')
    .orderBy('item.saved_at', 'desc')
    .orderBy(sql`length(item.id)`)
    .orderBy('item.id') as Query;
}

interface ItemQuery {
  orderBy(by: unknown, direction?: 'asc' | 'desc'): ItemQuery;
}

const facility = sql`(select item_facility.facility from item_facility where item_facility.item_id = item.id)`;

/**
 * The columns to sort by, after own items and before the order of the list. An item without the value comes last in
 * both directions.
 */
const sortings = {
  changed: [sql`item.saved_at`],
  number: [sql`length(item.id)`, sql`item.id`],
  difficulty: [sql`item.difficulty`],
  facility: [facility],
} as const;

function sorted<Query extends ItemQuery>(query: Query, sort: ItemOrder): Query {
  // This is the order of an index.
  if (sort === '-changed') return inOrder(query);
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const by = sortings[sort.replace('-', '') as keyof typeof sortings];
  let ordered: ItemQuery = query.orderBy('item.origin', 'desc');
  for (const each of by) ordered = ordered.orderBy(sql`${each} is null`).orderBy(each, direction);
  return inOrder(ordered) as Query;
}

function namedItems(db: Database) {
  return db
    .selectFrom('item')
    .leftJoin('account as author', 'author.id', 'item.author_id')
    .leftJoin('account as reviewer', 'reviewer.id', 'item.reviewer_id')
    .selectAll('item')
    .select(['author.name as author_name', 'reviewer.name as reviewer_name']);
}

type ItemColumns = ExpressionBuilder<Tables, 'item'>;

function passes(row: ItemColumns, filter: ItemFilter, viewer: Viewer) {
  const { q = '', tag, usedIn } = filter;
  const columns = ['subject', 'topic', 'status', 'origin', 'language'] as const;
  return row.and([
    ...columns.flatMap((column) => {
      const wanted = filter[column];
      return wanted === undefined ? [] : [row(`item.${column}`, '=', wanted)];
    }),
    ...searchPatterns(q).map((pattern) => like('item.search', pattern)),
    // Tags are stored as a JSON list.
    ...(tag === undefined ? [] : searchPatternsOfTag(tag).map((pattern) => like('item.tags', pattern))),
    ...(usedIn === undefined ? [] : [row('item.id', 'in', itemsOfPaper(row, usedIn, viewer))]),
  ]);
}

function itemsOfPaper(row: ItemColumns, code: string, viewer: Viewer) {
  const items = row
    .selectFrom('paper_item')
    .innerJoin('examination', 'examination.code', 'paper_item.examination')
    .select('paper_item.item_id')
    .where('examination.code', '=', code);
  return items.where((examination) => isVisibleTo(examination, viewer));
}

function searchPatternsOfTag(tag: string): string[] {
  return [`%${JSON.stringify(tag).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`];
}

function like(column: string, pattern: string) {
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

function bankItem(row: NamedRow): BankItem {
  return {
    id: row.id,
    origin: row.origin,
    ...contentOf(row),
    status: row.status,
    version: row.version,
    author: personOf(row.author_id, row.author_name),
    reviewer: personOf(row.reviewer_id, row.reviewer_name),
    savedAt: new Date(row.saved_at).toISOString(),
  };
}

/** A person of the staff by id and name; null if there is no person. */
export function personOf(id: string | null, name: string | null): { id: string; name: string } | null {
  return id === null || name === null ? null : { id, name };
}
