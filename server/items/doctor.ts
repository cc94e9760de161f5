import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isLopsided, percentFirst } from '#exam/marking/right-first.ts';
import { mostOfAKind } from '#content/check/near-duplicates.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { Evidence } from '#contract/doctor.ts';
import { bankWords, sayIn } from '#server/items/bank-words.ts';
import { mathOfTexts } from '#server/items/item-question.ts';
import type { BankFinding } from '#server/items/findings.ts';
import { openReports } from '#server/items/reports.ts';
import type { Database } from '#server/database/tables.ts';
import type { ItemRow } from '#server/database/tables/items.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Language } from '#text/language.ts';
import { writeAudit } from '#server/audit/audit-log.ts';

type Findings = AnswerOf<'GET /staff/doctor'>;

/** What of the findings is asked for. */
interface FindingsQuery {
  readonly kind?: string | undefined;
  readonly item?: string | undefined;
  readonly page: number;
  readonly size: number;
}

/**
 * A page of what is found over the whole bank, what nobody has settled: doubts that examinations' statistics raise first, then reports of students, near duplicates,
 * then what the rules found when each item was saved; said in the language of who asks.
 */
export async function listFindings(
  db: Database,
  { kind, item, page, size }: FindingsQuery,
  language: Language,
): Promise<Findings> {
  const all = await openFindings(db, language);
  const rows = all.filter((each) => (kind ?? each.kind) === each.kind && (item ?? each.item) === each.item);
  const kinds: Record<string, number> = {};
  for (const each of all) kinds[each.kind] = (kinds[each.kind] ?? 0) + 1;
  const shown = rows.slice((page - 1) * size, page * size);
  const items = await itemsOf(db, shown);
  const stemOf = (id: string | null) => items.get(id ?? '')?.stem ?? null;
  return {
    rows: shown.map(({ evidence = null, ...each }) => ({
      ...each,
      sentence: sayIn(language, each.sentence),
      stem: stemOf(each.item),
      toReview: items.get(each.item ?? '')?.status === 'reviewed' && items.get(each.item ?? '')?.origin === 'own',
      evidence: evidence === null ? null : (JSON.parse(evidence) as Evidence),
    })),
    total: rows.length,
    math: mathOfTexts([...items.values()].map(({ stem }) => stem)),
    kinds,
  };
}

/**
 * Settles a finding: it is shown no more. `by` is an account's id, `now` in ms. Throws 'not-found' when it is not among
 * those that are open.
 */
export async function dismissFinding(
  db: Database,
  { finding, reason }: { readonly finding: string; readonly reason: string },
  by: string,
  now: number,
): Promise<void> {
  const found = (await openFindings(db, 'en')).find(({ id }) => id === finding);
  if (!found) throw new AppError('not-found');
  await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('finding_dismissal')
      .values({ finding, dismissed_at: now, dismissed_by: by, reason })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // Somebody else did just now.
    if (numInsertedOrUpdatedRows === 0n) return;
    const subject = found.item === null ? 'items' : `item:${found.item}`;
    const details = { finding, kind: found.kind, before: 'open', after: 'dismissed', reason };
    await writeAudit(trx, { actor: `account:${by}`, act: 'finding-dismissed', subject, details }, now);
  });
}

async function openFindings(db: Database, language: Language): Promise<BankFinding[]> {
  const [doubts, reports, first, near, kin, found, dismissed] = await Promise.all([
    statisticFindings(db),
    openReports(db, language),
    rightFirst(db, language),
    nearDuplicates(db),
    manyOfAKind(db),
    ruleFindings(db),
    db.selectFrom('finding_dismissal').select('finding').execute(),
  ]);
  const settled = new Set(dismissed.map(({ finding }) => finding));
  return [...doubts, ...reports, ...first, ...near, ...kin, ...found].filter(({ id }) => !settled.has(id));
}

/** How many findings are open. */
export async function countFindings(db: Database): Promise<number> {
  return (await openFindings(db, 'en')).length;
}

type Found = Pick<ItemRow, 'id' | 'stem' | 'status' | 'origin'>;

async function itemsOf(db: Database, findings: readonly BankFinding[]): Promise<Map<string, Found>> {
  const ids = [...new Set(findings.flatMap(({ item }) => item ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('item').select(['id', 'stem', 'status', 'origin']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of items as they were sat: whoever has saved one since has answered what was said against it. */
async function statisticFindings(db: Database): Promise<BankFinding[]> {
  const rows = await db
    .selectFrom('statistic_finding')
    .innerJoin('item', (join) =>
      join.onRef('item.id', '=', 'statistic_finding.item_id').onRef('item.version', '=', 'statistic_finding.version'),
    )
    .select(['item.id', 'item.version', 'statistic_finding.kind', 'letter', 'sentence', 'evidence'])
    .where('item.status', '!=', 'retired')
    .orderBy('statistic_finding.kind', 'desc')
    .orderBy('found_at', 'desc')
    .orderBy('item.id')
    .orderBy('letter')
    .execute();
  return rows.map(({ id, version, kind, letter, sentence, evidence }) => {
    return { id: `${kind}:${id}:${version}:${letter}`, item: id, kind, sentence, evidence };
  });
}

async function ruleFindings(db: Database): Promise<BankFinding[]> {
  const rows = await db
    .selectFrom('item_finding')
    .innerJoin('item', 'item.id', 'item_finding.item_id')
    .select(['item.id', 'item.version', 'item_finding.place', 'item_finding.kind', 'item_finding.sentence'])
    .where('item.status', '!=', 'retired')
    .orderBy('item.origin', 'desc')
    .orderBy('item.saved_at', 'desc')
    .orderBy((row) => row.fn<number>('length', ['item.id']))
    .orderBy('item.id')
    .orderBy('item_finding.place')
    .execute();
  return rows.map(({ id, version, place, kind, sentence }) => ({
    id: `${kind}:${id}:${version}:${place}`,
    item: id,
    kind,
    sentence,
  }));
}

async function nearDuplicates(db: Database): Promise<BankFinding[]> {
  const groups = await itemsThatShare(db, 'wording', 2);
  return groups.flatMap((group) =>
    shownOf(group).map((item) => {
      const others = group.filter((other) => other !== item).map(({ id }) => id);
      return foundIn('near-duplicate', item, group, `Near duplicate of item ${listed(others)}.`);
    }),
  );
}

/** Where the own items' right option mostly has the first letter: whoever knows that has their key. */
async function rightFirst(db: Database, language: Language): Promise<BankFinding[]> {
  const counted = await db
    .selectFrom('item')
    .select(({ fn }) => fn.countAll<number>().as('items'))
    .select(sql<number | null>`sum(case when right_options = '["a"]' then 1 else 0 end)`.as('first'))
    .where('origin', '=', 'own')
    .where('status', '!=', 'retired')
    .where('right_options', 'like', '["_"]')
    .executeTakeFirstOrThrow();
  const found = { items: counted.items, first: counted.first ?? 0 };
  if (!isLopsided(found)) return [];
  const percent = percentFirst(found);
  // It is another finding when the share is another one.
  return [
    {
      id: `right-first:${percent}`,
      item: null,
      kind: 'right-first',
      sentence: bankWords(language).rightFirst(percent),
    },
  ];
}

async function manyOfAKind(db: Database): Promise<BankFinding[]> {
  const groups = await itemsThatShare(db, 'pattern', mostOfAKind + 1);
  return groups.flatMap((group) =>
    shownOf(group)
      .slice(0, 1)
      .map((item) => {
        const others = group.filter((other) => other !== item).map(({ id }) => id);
        const sentence = `One of ${group.length} that differ in their numbers alone, with item ${listed(others)}.`;
        return foundIn('of-a-kind', item, group, sentence);
      }),
  );
}

interface Shared {
  readonly id: string;
  readonly origin: string;
  readonly version: number;
}

/** The items in use of which at least so many share a hash, together, own ones first. */
async function itemsThatShare(db: Database, column: 'wording' | 'pattern', atLeast: number): Promise<Shared[][]> {
  const rows = await db
    .selectFrom('item')
    .select(['id', 'origin', 'version', column])
    .where(column, 'in', (groups) =>
      groups
        .selectFrom('item')
        .select(column)
        .where('status', '!=', 'retired')
        .groupBy(column)
        .having((row) => row.fn.countAll(), '>=', atLeast),
    )
    .where('status', '!=', 'retired')
    .orderBy('origin', 'desc')
    .orderBy('saved_at')
    .orderBy((row) => row.fn<number>('length', ['id']))
    .orderBy('id')
    .execute();
  return [...Map.groupBy(rows, (row) => row[column]).values()];
}

/** Those that can be changed; where all are built in, the first. */
function shownOf(group: readonly Shared[]): readonly Shared[] {
  const own = group.filter(({ origin }) => origin === 'own');
  return own.length > 0 ? own : group.slice(0, 1);
}

/** It is another finding as soon as an item comes, goes or changes. */
function foundIn(kind: string, { id }: Shared, group: readonly Shared[], sentence: string): BankFinding {
  const versions = JSON.stringify(group.map((item) => [item.id, item.version]));
  const hash = createHash('sha256').update(versions).digest('base64url').slice(0, 11);
  return { id: `${kind}:${id}:${hash}`, item: id, kind, sentence };
}

/** So many ids are named in a sentence. */
const named = 5;

function listed(ids: readonly string[]): string {
  const rest = ids.length - named;
  return ids.slice(0, named).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
