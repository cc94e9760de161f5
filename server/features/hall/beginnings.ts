import { sql } from 'kysely';
import { endOf } from '#exam/sitting/deadline.ts';
import { jsonRows } from '#server/platform/database/json-rows.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { CandidateRow } from '#server/platform/database/tables/examinations.ts';
import {
  readExamination,
  stateOf,
  type StoredExamination,
} from '#server/features/examinations/examination/examination-rows.ts';
import { keyColumns, textOf, type ExamAttempt, type AttemptKey } from './attempts.ts';
import type { HallCandidate } from '#server/platform/http/authorize.ts';

/** A candidate's request for the key of the seal. */
export interface StartRequest {
  readonly candidate: HallCandidate;
  /** When the request came, in ms since 1970. The candidate begins at this moment, however long the request waits. */
  readonly askedAt: number;
}

/** The result of the request, known after the commit. `startsAt` in ms since 1970, `endsAt` in ms since the start. */
export type StartResult =
  | {
      readonly kind: 'begun';
      readonly key: string;
      readonly startsAt: number;
      readonly endsAt: number;
      readonly seed: string;
    }
  | { readonly kind: 'too-early'; readonly startsAt: number }
  | { readonly kind: 'other-device'; readonly lastHeard: number | null }
  | { readonly kind: 'not-found' | 'time-over' | 'not-confirmed' };

/** What a group of simultaneous requests needs of their examination. */
export interface SealedFacts {
  readonly examination: StoredExamination;
  readonly key: string;
}

/**
 * Reads the sealed examinations with these codes, each once; drafts, which have no seal, are left out. `now` in ms
 * since 1970.
 */
export async function readSealed(
  db: Database,
  codes: ReadonlySet<string>,
  now: number,
): Promise<ReadonlyMap<string, SealedFacts>> {
  const sealed = new Map<string, SealedFacts>();
  for (const code of codes) {
    const examination = await readExamination(db, code, now);
    const paper = await db
      .selectFrom('sealed_paper')
      .select('secret')
      .where('examination', '=', code)
      .executeTakeFirst();
    if (examination && paper && examination.state !== 'draft') sealed.set(code, { examination, key: paper.secret });
  }
  return sealed;
}

/** The facts about a candidate that a beginning needs, read at the moment of writing. */
export type OwnFacts = Pick<CandidateRow, 'examination' | 'symbol_number' | 'seed' | 'extra_minutes' | 'present_at'>;

/**
 * Reads facts of candidates by the text of their attempts' keys. Their attempts are held first, so that changes in
 * between are seen.
 */
export async function readOwnFacts(trx: Database, keys: readonly AttemptKey[]): Promise<ReadonlyMap<string, OwnFacts>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<OwnFacts>`
    select examination, symbol_number, seed, extra_minutes, present_at from candidate
    where (examination, symbol_number) in (select examination, symbol_number from ${jsonRows(trx, keys, keyColumns)})`.execute(
    trx,
  );
  return new Map(rows.map((row) => [textOf(row), row]));
}

/**
 * Begins an attempt, not a millisecond early, unless it has begun: a second request changes nothing. Returns the
 * attempt after it, and the answer.
 */
export function takeAsked(
  attempt: ExamAttempt,
  own: OwnFacts,
  { examination, key }: SealedFacts,
  { candidate, askedAt }: StartRequest,
): { readonly attempt: ExamAttempt; readonly begun: StartResult } {
  const { rules, startsAt } = examination;
  const refused = (begun: Exclude<StartResult, { kind: 'begun' }>) => ({ attempt, begun });
  if (askedAt < startsAt) return refused({ kind: 'too-early', startsAt });
  const told = { kind: 'begun', key, startsAt, seed: own.seed } as const;
  if (attempt.began_at !== null) return { attempt, begun: { ...told, endsAt: attempt.ends_at ?? 0 } };
  const beganAt = askedAt - startsAt;
  if (attempt.device !== candidate.device) return refused({ kind: 'other-device', lastHeard: attempt.last_heard });
  if (stateOf(examination, askedAt) !== 'running' || beganAt > rules.lateLimitMinutes * 60_000)
    return refused({ kind: 'time-over' });
  if (rules.presenceNeeded && own.present_at === null) return refused({ kind: 'not-confirmed' });
  const endsAt = endOf({ ...rules, beganAt, extraMinutes: own.extra_minutes, minutesGiven: attempt.minutes_given });
  return {
    attempt: { ...attempt, began_at: beganAt, ends_at: endsAt, last_heard: askedAt },
    begun: { ...told, endsAt },
  };
}

/** Stores when these attempts began and when their time ends. */
export async function updateBeginnings(trx: Database, rows: readonly ExamAttempt[]): Promise<void> {
  if (rows.length === 0) return;
  const from = jsonRows(trx, rows, { ...keyColumns, began_at: 'bigint', ends_at: 'bigint' });
  await sql`
    update attempt set began_at = r.began_at, ends_at = r.ends_at
    from ${from}
    where attempt.examination = r.examination and attempt.symbol_number = r.symbol_number`.execute(trx);
}
