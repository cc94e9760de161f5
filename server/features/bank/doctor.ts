import { readStored } from '#server/platform/database/stored-json.ts';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isLopsided, percentFirst } from '#exam/marking/right-first.ts';
import { mostOfAKind } from '#content/check/near-duplicates.ts';
import type { AnswerOf } from '#contract/calls.ts';
import { Evidence } from '#contract/doctor.ts';
import { weightPlace } from '#contract/finding-kinds.ts';
import { bankWords } from './bank-words.ts';
import { storedFindingSentence } from './finding-sentence.ts';
import { mathOfTexts } from './item-question.ts';
import type { BankFinding } from './findings.ts';
import { likeItems } from './near-duplicates.ts';
import { openReports } from './reports.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ItemRow } from '#server/platform/database/tables/items.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Language } from '#text/language.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';

type Findings = AnswerOf<'GET /staff/doctor'>;

/** Which findings a call requests. */
interface FindingsQuery {
  readonly kind?: string | undefined;
  readonly item?: string | undefined;
  readonly page: number;
  readonly size: number;
}

/** The findings of one item, or of several together. The weightiest one is separate from the others. */
interface Row {
  readonly first: BankFinding;
  readonly more: readonly BankFinding[];
}

/**
 * A page of the open findings of the whole bank, in the reader's language. The weightiest come first
 * (contract/finding-kinds.ts). All findings of one item share a row, and so do near duplicates. If a kind is requested,
 * each row begins with that kind.
 */
export async function listFindings(
  db: Database,
  { kind, item, page, size }: FindingsQuery,
  language: Language,
): Promise<Findings> {
  const all = rowsOf(await openFindings(db, language));
  const rows = all
    .filter(({ first }) => item === undefined || first.item === item || first.others?.includes(item))
    .flatMap((row) => startedWith(row, kind) ?? []);
  const kinds: Record<string, number> = {};
  for (const each of all.flatMap(kindsOf)) kinds[each] = (kinds[each] ?? 0) + 1;
  const shown = rows.slice((page - 1) * size, page * size);
  const items = await itemsOf(db, shown);
  const said = ({ id, kind: name, sentence, isStored }: BankFinding) => {
    return { id, kind: name, sentence: isStored ? storedFindingSentence(language, sentence) : sentence };
  };
  return {
    rows: shown.map(({ first, more }) => {
      const about = items.get(first.item ?? '');
      const evidence = [first, ...more].find((each) => each.evidence)?.evidence ?? null;
      return {
        ...said(first),
        item: first.item,
        more: more.map(said),
        others: namedOf(first.others ?? []).map((id) => ({ id, stem: items.get(id)?.stem ?? '' })),
        stem: about?.stem ?? null,
        toReview: about?.status === 'reviewed' && about.origin === 'own',
        evidence: evidence === null ? null : readEvidence(evidence),
      };
    }),
    total: rows.length,
    all: all.length,
    math: mathOfTexts([...items.values()].map(({ stem }) => stem)),
    kinds,
  };
}

/** The JSON of a doubt is null if the statistics do not describe the item. */
function readEvidence(json: string): Evidence | null {
  return readStored('evidence of a finding', json, (value) => Evidence.nullable().safeParse(value).data);
}

/** Findings in rows, by weight. Findings of equal weight keep their order. */
function rowsOf(findings: readonly BankFinding[]): Row[] {
  const byWeight = findings.toSorted((a, b) => weightPlace(a.kind) - weightPlace(b.kind));
  const isAlone = ({ item, others }: BankFinding) => item === null || others !== undefined;
  const rows = Map.groupBy(byWeight, (each) => (isAlone(each) ? each.id : `item:${each.item}`));
  return [...rows.values()].flatMap(([first, ...more]) => (first === undefined ? [] : [{ first, more }]));
}

function kindsOf({ first, more }: Row): readonly string[] {
  return [...new Set([first, ...more].map(({ kind }) => kind))];
}

/** The row with a finding of this kind in front; undefined if it has none. */
function startedWith(row: Row, kind: string | undefined): Row | undefined {
  const matters = [row.first, ...row.more];
  const first = matters.find((each) => (kind ?? each.kind) === each.kind);
  return first && { first, more: matters.filter((each) => each !== first) };
}

/**
 * Settles a finding, which is not shown any more. `by` is an account's id, `now` in ms. Throws 'not-found' if the
 * finding is not open.
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
    // Another person settled it just now.
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
    nearDuplicates(db, language),
    manyOfAKind(db, language),
    ruleFindings(db),
    db.selectFrom('finding_dismissal').select('finding').execute(),
  ]);
  const settled = new Set(dismissed.map(({ finding }) => finding));
  return [...doubts, ...reports, ...first, ...near, ...kin, ...found].filter(({ id }) => !settled.has(id));
}

/** The number of open findings, counted as the list counts them. */
export async function countFindings(db: Database): Promise<number> {
  return rowsOf(await openFindings(db, 'en')).length;
}

type FoundItem = Pick<ItemRow, 'id' | 'stem' | 'status' | 'origin'>;

async function itemsOf(db: Database, shown: readonly Row[]): Promise<Map<string, FoundItem>> {
  const ids = [
    ...new Set(
      shown.flatMap(({ first: { item, others = [] } }) => [...(item === null ? [] : [item]), ...namedOf(others)]),
    ),
  ];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('item').select(['id', 'stem', 'status', 'origin']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The findings are about the version that candidates sat. A later save counts as an answer to them. */
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
    return { id: `${kind}:${id}:${version}:${letter}`, item: id, kind, sentence, isStored: true, evidence };
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
    isStored: true,
  }));
}

async function nearDuplicates(db: Database, language: Language): Promise<BankFinding[]> {
  const { nearDuplicates: say, differentKeys } = bankWords(language);
  return (await likeItems(db)).map(({ items, haveDifferentKeys }) => {
    const ids = items.map(({ id }) => id);
    const sentence = (haveDifferentKeys ? differentKeys : say)(namedOf(ids), restOf(ids));
    return foundIn(haveDifferentKeys ? 'different-keys' : 'near-duplicate', items, sentence);
  });
}

/** Finds that most of the bank's own items have the right option first. A candidate who knows this has their key. */
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
  // The finding is a new one if the share changes.
  return [
    {
      id: `right-first:${percent}`,
      item: null,
      kind: 'right-first',
      sentence: bankWords(language).rightFirst(percent),
    },
  ];
}

async function manyOfAKind(db: Database, language: Language): Promise<BankFinding[]> {
  return (await itemsOfAKind(db)).map((items) => {
    const others = items.slice(1).map(({ id }) => id);
    const sentence = bankWords(language).ofAKind(items.length, namedOf(others), restOf(others));
    return foundIn('of-a-kind', items, sentence);
  });
}

type SharedItem = Pick<ItemRow, 'id' | 'origin' | 'version'>;

/** Groups of too many items in use that differ only in their numbers. Own items come first in a group. */
async function itemsOfAKind(db: Database): Promise<SharedItem[][]> {
  const rows = await db
    .selectFrom('item')
    .select(['id', 'origin', 'version', 'pattern'])
    .where('pattern', 'in', (groups) =>
      groups
        .selectFrom('item')
        .select('pattern')
        .where('status', '!=', 'retired')
        .groupBy('pattern')
        .having((row) => row.fn.countAll(), '>', mostOfAKind),
    )
    .where('status', '!=', 'retired')
    .orderBy('origin', 'desc')
    .orderBy('saved_at')
    .orderBy((row) => row.fn<number>('length', ['id']))
    .orderBy('id')
    .execute();
  return [...Map.groupBy(rows, ({ pattern }) => pattern).values()];
}

/**
 * A finding about the first item of a group. That one can be changed, unless all are built in. The finding is a new one
 * if an item comes, goes or changes.
 */
function foundIn(kind: string, items: readonly SharedItem[], sentence: string): BankFinding {
  const [first = '', ...others] = items.map(({ id }) => id);
  const versions = JSON.stringify(items.map((item) => [item.id, item.version]));
  const hash = createHash('sha256').update(versions).digest('base64url').slice(0, 11);
  return { id: `${kind}:${first}:${hash}`, item: first, kind, sentence, others };
}

/** How many ids a sentence names. */
const mostNamed = 5;

function namedOf(ids: readonly string[]): readonly string[] {
  return ids.slice(0, mostNamed);
}

function restOf(ids: readonly string[]): number {
  return Math.max(0, ids.length - mostNamed);
}
