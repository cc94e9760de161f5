import { iso } from '#server/platform/iso.ts';
import { createHash } from 'node:crypto';
import { sql, type ExpressionBuilder } from 'kysely';
import { isOwnOf, isVisibleTo, type Viewer } from '#server/features/access/examination-policy.ts';
import { ExaminationRules, type Examination, type ExaminationState } from '#contract/examination.ts';
import { statesFrom } from '#contract/examination-states.ts';
import { endOf } from '#exam/sitting/deadline.ts';
import { silentAfter } from '#exam/sitting/silence.ts';
import { jsonRows } from '#server/platform/database/json-rows.ts';
import type { Database, Tables } from '#server/platform/database/tables.ts';
import type { ExaminationRow, StoredState } from '#server/platform/database/tables/examinations.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { opensBefore, stateAt } from './examination-state.ts';

/** An examination with the facts that decide its state. Times in ms since 1970. */
export interface StoredExamination {
  readonly code: string;
  readonly ownerId: string;
  readonly rules: ExaminationRules;
  /** The state that staff have decided; with the time it gives the current state. */
  readonly stored: StoredState;
  readonly state: ExaminationState;
  readonly startsAt: number;
  /** When the time of the last candidate ends, or when a person ended it before. */
  readonly lastEnd: number;
  readonly sealedAt: number | null;
  readonly isTrial: boolean;
}

/** Selects, beside an examination, the latest end of the candidates who began; `storedExamination` reads it. */
export function lastEndOf(examination: ExpressionBuilder<Tables, 'examination'>) {
  return examination
    .selectFrom('attempt')
    .whereRef('attempt.examination', '=', 'examination.code')
    .select(({ fn }) => fn.max('ends_at').as('last'))
    .as('last_end');
}

/** The examination with a code at a moment, without a check of access; null if there is none. `now` in ms. */
export async function readExamination(db: Database, code: string, now: number): Promise<StoredExamination | null> {
  return (await readExaminations(db, [code], now)).get(code) ?? null;
}

/** The examinations with these codes at a moment, without a check of access. `now` in ms. */
export async function readExaminations(
  db: Database,
  codes: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, StoredExamination>> {
  const asked = jsonRows(
    db,
    codes.map((code) => ({ code })),
    { code: 'text' },
  );
  const rows = await db
    .selectFrom('examination')
    .selectAll()
    .select(lastEndOf)
    .where('code', 'in', sql<string>`(select code from ${asked})`)
    .execute();
  return new Map(rows.map((row) => [row.code, storedExamination(row, now)]));
}

/** The rules of an examination in its row. */
export function rulesOf({ rules }: Pick<ExaminationRow, 'rules'>): ExaminationRules {
  return ExaminationRules.parse(JSON.parse(rules));
}

/** Reads a row. Its latest end of candidates who began is in ms since the start. */
export function storedExamination(row: ExaminationRow & { last_end: number | null }, now: number): StoredExamination {
  const rules = rulesOf(row);
  const ownEnd = endOf({ ...rules, beganAt: rules.lateLimitMinutes * 60_000, extraMinutes: 0, minutesGiven: 0 });
  const fromStart = Math.max(row.last_end ?? 0, row.last_end === null ? ownEnd : 0);
  const lastEnd = Math.min(row.starts_at + fromStart, row.ended_at ?? Infinity);
  const facts = { stored: row.state, startsAt: row.starts_at, lastEnd, rules };
  return {
    code: row.code,
    ownerId: row.owner_id,
    ...facts,
    state: stateOf(facts, now),
    sealedAt: row.sealed_at,
    isTrial: row.trial_of !== null,
  };
}

/** The state of an examination that was read at one moment, at another moment soon after. `at` in ms. */
export function stateOf(
  { rules, ...facts }: Pick<StoredExamination, 'stored' | 'startsAt' | 'lastEnd' | 'rules'>,
  at: number,
): ExaminationState {
  return stateAt({ ...facts, lateMinutes: rules.lateMinutes }, at);
}

/**
 * The examination with a code, for a viewer who may see it (features/access). Throws 'not-found' for others, who must
 * not learn that it exists, and for a trial. `now` in ms.
 */
export async function examinationFor(
  db: Database,
  account: Viewer,
  code: string,
  now: number,
): Promise<StoredExamination> {
  const row = await db
    .selectFrom('examination')
    .selectAll()
    .select(lastEndOf)
    .where('code', '=', code)
    .where((examination) => isVisibleTo(examination, account))
    .executeTakeFirst();
  if (!row) throw new AppError('not-found');
  return storedExamination(row, now);
}

/**
 * The same, for a viewer who may see its paper and its key. Before the key is published that is its owner or a
 * co-examiner. Throws 'not-allowed' for another head.
 */
export async function paperFor(db: Database, account: Viewer, code: string, now: number): Promise<StoredExamination> {
  const examination = await examinationFor(db, account, code, now);
  await needOwnPaper(db, account, examination);
  return examination;
}

/** Throws 'not-allowed' unless a viewer may see the paper and the key of an examination that was read. */
export async function needOwnPaper(db: Database, account: Viewer, { code, state }: StoredExamination): Promise<void> {
  if (statesFrom('key-published').includes(state)) return;
  const own = await db
    .selectFrom('examination')
    .select('code')
    .where('code', '=', code)
    .where((examination) => isOwnOf(examination, account))
    .executeTakeFirst();
  if (!own) throw new AppError('not-allowed');
}

/**
 * What `examinationFor` gives, held until the transaction ends: other decisions about it wait, and then see this one.
 */
export async function heldExaminationFor(
  trx: Database,
  account: Viewer,
  code: string,
  now: number,
): Promise<StoredExamination> {
  await holdExamination(trx, code);
  return examinationFor(trx, account, code, now);
}

/**
 * Holds an examination until the transaction ends. A write holds the row on both databases.
 */
export async function holdExamination(trx: Database, code: string): Promise<void> {
  await trx
    .updateTable('examination')
    .set((row) => ({ state: row.ref('state') }))
    .where('code', '=', code)
    .execute();
}

/** Throws 'wrong-state', with the state, unless the examination is in one of these. */
export function needState(examination: StoredExamination, ...states: readonly ExaminationState[]): void {
  if (!states.includes(examination.state))
    throw new AppError('wrong-state', {
      text: (t) => t.notWhile(examination.state),
      detail: { state: examination.state },
    });
}

/** Returns an examination that has ended, so that its results are final. Throws 'wrong-state' for any other. */
export function endedExamination(examination: StoredExamination): StoredExamination {
  needState(examination, ...statesFrom('ended'));
  return examination;
}

/** A number that changes with every change of the rules or of a paper's items: 48 bits of a hash. */
export function versionOf(decided: ExaminationRules | readonly object[]): number {
  return Number.parseInt(createHash('sha256').update(JSON.stringify(decided)).digest('hex').slice(0, 12), 16);
}

/** An examination as staff see it. */
export async function examinationAnswer(
  db: Database,
  examination: StoredExamination,
  now: number,
): Promise<Examination> {
  const { rules, startsAt, lastEnd, sealedAt, state } = examination;
  const counts = await countsOf(db, examination, now);
  return {
    ...rules,
    version: versionOf(rules),
    state,
    now: iso(now),
    opensAt: iso(startsAt - opensBefore),
    endsAt: iso(lastEnd),
    sealedAt: sealedAt === null ? null : iso(sealedAt),
    counts,
  };
}

async function countsOf(
  db: Database,
  { code, startsAt }: StoredExamination,
  now: number,
): Promise<Examination['counts']> {
  const count = (table: 'candidate' | 'room' | 'paper_item') =>
    sql`(select count(*) from ${sql.table(table)} where examination = ${code})`;
  const withdrawn = sql`(select symbol_number from candidate where examination = ${code} and withdrawn_at is not null)`;
  const began = (which = sql`true`) =>
    sql`(select count(*) from attempt where examination = ${code} and began_at is not null
      and symbol_number not in ${withdrawn} and ${which})`;
  const isOver = sql`(handed_in_at is not null or ends_at < ${now - startsAt})`;
  const isSilent = sql`not ${isOver} and coalesce(last_heard, 0) <= ${now - silentAfter}`;
  const { rows } = await sql<Examination['counts']>`
    select ${count('candidate')} as candidates, ${count('room')} as rooms, ${count('paper_item')} as items,
      ${began()} as began, ${began(isOver)} as "handedIn", ${began(isSilent)} as "notHeard"`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('A count without rows.');
  return counts;
}
