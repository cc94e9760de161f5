import { sql } from 'kysely';
import { silentAfter } from '#exam/sitting/silence.ts';
import { insertRows, isPostgres, jsonRows, keepWhatIsThere } from '#server/platform/database/json-rows.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AttemptRow, SilenceRow } from '#server/platform/database/tables/attempts.ts';
import type { HallCandidate } from '#server/platform/http/authorize.ts';
import type { Selectable } from 'kysely';

/** What identifies an attempt. */
export type AttemptKey = Pick<AttemptRow, 'examination' | 'symbol_number'>;
export type ExamAttempt = Selectable<AttemptRow>;

export const keyColumns = { examination: 'text', symbol_number: 'text' } as const;
export const stretchColumns = { ...keyColumns, from_ms: 'bigint', to_ms: 'bigint' } as const;

/** The key of a candidate's own attempt. */
export function keyOf({ examination, symbolNumber }: HallCandidate): AttemptKey {
  return { examination, symbol_number: symbolNumber };
}

/** An attempt's key as one text. */
export function textOf({ examination, symbol_number }: AttemptKey): string {
  return `${examination}/${symbol_number}`;
}

/**
 * Reads attempts and holds them until the transaction ends. They are held in the order of their keys, so that two
 * servers can't wait for each other.
 */
export async function holdAttempts(trx: Database, keys: readonly AttemptKey[]): Promise<Map<string, ExamAttempt>> {
  const { rows } = await sql<ExamAttempt>`
    select attempt.* from attempt
    where (examination, symbol_number) in (select examination, symbol_number from ${jsonRows(trx, keys, keyColumns)})
    order by examination, symbol_number ${isPostgres(trx) ? sql`for update` : sql``}`.execute(trx);
  return new Map(rows.map((row) => [textOf(row), row]));
}

/**
 * The silence that a call ends, if it was one. The candidate must have begun, have time left when it begins, and not
 * have handed in. `at` and `startsAt` in ms since 1970.
 */
export function silenceUntil(attempt: ExamAttempt, at: number | null, startsAt: number): SilenceRow | null {
  const { examination, symbol_number, began_at, ends_at, last_heard, handed_in_at } = attempt;
  if (began_at === null || ends_at === null || handed_in_at !== null || last_heard === null || at === null) return null;
  const from_ms = Math.max(began_at, last_heard - startsAt);
  const to_ms = at - startsAt;
  return to_ms - from_ms < silentAfter || from_ms >= ends_at ? null : { examination, symbol_number, from_ms, to_ms };
}

/** Stores silences that are over. */
export async function insertSilences(trx: Database, rows: readonly SilenceRow[]): Promise<void> {
  await insertRows(trx, 'silence', rows, stretchColumns, keepWhatIsThere);
}

/** The progress of attempts: their logs' ends, their last contacts, their hand-ins, their devices' claims. */
export const progressColumns = {
  n: 'bigint',
  head: 'text',
  last_heard: 'bigint',
  handed_in_at: 'bigint',
  claimed_n: 'bigint',
  claimed_head: 'text',
  claimed_at: 'bigint',
  proven_at: 'bigint',
  reached_at: 'bigint',
} as const;

/** The devices of attempts, and their last contacts. */
export const deviceColumns = {
  device: 'text',
  last_heard: 'bigint',
  released_at: 'bigint',
  wanted_at: 'bigint',
  claimed_n: 'bigint',
  claimed_head: 'text',
  claimed_at: 'bigint',
} as const;

/** Stores these columns of attempts. */
export async function updateAttempts(
  trx: Database,
  rows: readonly ExamAttempt[],
  columns: typeof progressColumns | typeof deviceColumns,
): Promise<void> {
  if (rows.length === 0) return;
  const values = Object.keys(columns).map((column) => sql`${sql.id(column)} = ${sql.id('r', column)}`);
  await sql`
    update attempt set ${sql.join(values)}
    from ${jsonRows(trx, rows, { ...keyColumns, ...columns })}
    where attempt.examination = r.examination and attempt.symbol_number = r.symbol_number`.execute(trx);
}
