import { sql, type Insertable, type Selectable } from 'kysely';
import { commit, momentOf, weigh, type Commitment, type LogHead } from '#exam/sitting/claims.ts';
import { mostEntries, type LogEntry } from '#exam/sitting/entry.ts';
import { receive } from '#exam/sitting/log.ts';
import type { TimeSpan } from '#exam/sitting/silence.ts';
import { insertRows, jsonRows, keepWhatIsThere } from '#server/platform/database/json-rows.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { EntryRow, HeldEntryRow } from '#server/platform/database/tables/attempts.ts';
import { entryOf } from '#server/features/examinations/marking/entry-of.ts';
import { keyColumns, keyOf, textOf, type ExamAttempt, type AttemptKey } from './attempts.ts';
import type { HallCandidate } from '#server/platform/http/authorize.ts';

/** Entries of one candidate from one request. Times in ms since 1970. */
export interface EntryBatch {
  readonly candidate: HallCandidate;
  readonly entries: readonly LogEntry[];
  /** Entries that the device had before another device's log replaced them. */
  readonly aside: readonly LogEntry[];
  /** What the device says it holds; null from a program of an earlier version. */
  readonly held: LogHead | null;
  /** When the device ran without contact, and when its page was left; in ms since the start. */
  readonly ran: readonly TimeSpan[];
  readonly left: readonly TimeSpan[];
  /** Ids of announcements that the candidate has closed. */
  readonly read: readonly string[];
  readonly receivedAt: number;
  readonly startsAt: number;
  readonly lateMinutes: number;
  /** From when a hand-in is allowed, in ms since the start. */
  readonly handInFrom: number;
}

/** The result for them, known after the commit. */
export type WriteResult =
  | { readonly kind: 'written'; readonly n: number; readonly head: string; readonly attempt: ExamAttempt }
  | { readonly kind: 'gap'; readonly n: number }
  | { readonly kind: 'other-device'; readonly lastHeard: number | null }
  | { readonly kind: 'not-begun' | 'time-over' | 'log-full' };

const entryColumns = {
  ...keyColumns,
  n: 'bigint',
  at: 'bigint',
  kind: 'text',
  place: 'bigint',
  option: 'text',
  device: 'text',
  received_at: 'bigint',
} as const;

/** A new line of a log, without a decision. */
type AddedRow = Omit<Selectable<EntryRow>, 'decision'>;

interface Change {
  readonly attempt: ExamAttempt;
  readonly added: readonly AddedRow[];
  readonly held: readonly Insertable<HeldEntryRow>[];
  readonly written: WriteResult;
}

/** The commitment of an attempt's device. */
function commitmentOf({ claimed_n, claimed_head, claimed_at, proven_at, reached_at }: ExamAttempt): Commitment {
  const isClaimed = claimed_n !== null && claimed_head !== null && claimed_at !== null;
  const claim = isClaimed ? { n: claimed_n, head: claimed_head, at: claimed_at } : null;
  return { claim, provenAt: proven_at, reachedAt: reached_at };
}

/**
 * What one request does to an attempt. The same entries twice change nothing, and a gap takes nothing. Entries are held
 * as evidence for four reasons: a replaced device, another entry under the number, lateness, a full log. Implausible
 * entries go into the log and do not count. `log` finds entries that are there already.
 */
export function takeSent(attempt: ExamAttempt, log: ReadonlyMap<number, LogEntry>, sent: EntryBatch): Change {
  const { candidate, aside, receivedAt, startsAt, lateMinutes, handInFrom } = sent;
  const rowOf = (entry: LogEntry) => ({
    ...keyOf(candidate),
    n: entry.n,
    at: entry.at,
    kind: entry.kind,
    place: entry.place ?? null,
    option: entry.option ?? null,
    device: candidate.device,
    received_at: receivedAt,
  });
  const hold = (some: readonly LogEntry[], reason: HeldEntryRow['reason']): Insertable<HeldEntryRow>[] =>
    some.map((entry) => ({ ...rowOf(entry), reason }));
  const before = hold(aside, 'replaced-device');

  if (candidate.replaced || attempt.device !== candidate.device) {
    const held = [...before, ...hold(sent.entries, 'replaced-device')];
    return { attempt, added: [], held, written: { kind: 'other-device', lastHeard: attempt.last_heard } };
  }
  const arrivedAt = receivedAt - startsAt;
  const commitment = commitmentOf(attempt);
  /** The attempt after a call that left the log at this point. */
  const heard = (next: ExamAttempt, brought: boolean): ExamAttempt => {
    if (next.began_at === null) return { ...next, last_heard: receivedAt };
    const known = { ...commitment, reachedAt: next.reached_at };
    const committed = commit(known, sent.held, { log: { n: next.n, head: next.head }, brought, arrivedAt });
    const { claim, provenAt } = committed.commitment;
    const heardAt = committed.heardAt === null ? null : startsAt + committed.heardAt;
    return {
      ...next,
      last_heard: heardAt === null ? next.last_heard : Math.max(heardAt, next.last_heard ?? heardAt),
      claimed_n: claim?.n ?? null,
      claimed_head: claim?.head ?? null,
      claimed_at: claim?.at ?? null,
      proven_at: provenAt,
    };
  };
  const idle = heard(attempt, false);
  const refused = (held: readonly Insertable<HeldEntryRow>[], written: WriteResult): Change => ({
    attempt: idle,
    added: [],
    held: [...before, ...held],
    written,
  });
  if (sent.entries.length === 0) return refused([], { kind: 'written', n: attempt.n, head: attempt.head, attempt });
  if (attempt.ends_at === null) return refused([], { kind: 'not-begun' });
  const overdue = arrivedAt - attempt.ends_at;
  const late = overdue > lateMinutes * 60_000 ? sent.entries.filter(({ n }) => n > attempt.n) : [];
  // Late entries are held even with gaps between them, because they never continue the log.
  if (late.length > 0) return refused(hold(late, 'too-late'), { kind: 'time-over' });
  const entries = sent.entries.filter(({ n }) => n <= mostEntries);
  const beyond = hold(
    sent.entries.filter(({ n }) => n > mostEntries),
    'log-full',
  );
  const received = receive(attempt.n, (n) => log.get(n), entries);
  if (received.kind === 'gap') return refused([], received);
  if (beyond.length > 0 && attempt.n + received.added.length < mostEntries)
    return refused([], { kind: 'gap', n: attempt.n });
  const { end, implausible, reachedAt } = weigh(commitment, attempt, received.added, arrivedAt);
  const genuine = received.added.filter(({ n }) => !implausible.has(n));
  const handIn = genuine.find((entry) => isHandIn(entry, arrivedAt, handInFrom, attempt.ends_at ?? 0));
  const handed_in_at =
    attempt.handed_in_at ?? (handIn === undefined ? null : handInMoment(handIn, attempt, arrivedAt, startsAt));
  const next = heard({ ...attempt, ...end, reached_at: reachedAt, handed_in_at }, received.added.length > 0);
  const written: WriteResult = { kind: 'written', ...end, attempt: next };
  return {
    attempt: next,
    added: received.added.map((entry) => ({
      ...rowOf(entry),
      late: overdue > 0 ? 1 : 0,
      implausible: implausible.has(entry.n) ? 1 : 0,
    })),
    held: [...before, ...hold(received.differing, 'differs'), ...beyond],
    written: beyond.length > 0 ? { kind: 'log-full' } : written,
  };
}

/** Whether an entry is a hand-in, in time and not too early. Times in ms since the start. */
export function isHandIn(
  entry: Pick<LogEntry, 'kind' | 'at'>,
  arrivedAt: number,
  from: number,
  endsAt: number,
): boolean {
  const moment = momentOf(entry, arrivedAt);
  return entry.kind === 'hand-in' && moment >= from && moment <= endsAt;
}

/**
 * The moment of the hand-in, in ms since the start. It is the later of the entry's own time and the newest claim
 * without it. A program of an earlier version claims nothing; then the last call before this one counts.
 */
function handInMoment(handIn: LogEntry, attempt: ExamAttempt, arrivedAt: number, startsAt: number): number {
  const { claimed_n, claimed_at, proven_at, last_heard, ends_at } = attempt;
  const claimedAt = claimed_n !== null && claimed_n < handIn.n ? claimed_at : proven_at;
  const before = claimed_n === null ? (last_heard ?? startsAt) - startsAt : (claimedAt ?? 0);
  return Math.min(Math.max(momentOf(handIn, arrivedAt), before), ends_at ?? Infinity);
}

/** The log's entries that a request repeats; most requests repeat none. */
export async function knownEntries(
  trx: Database,
  batch: readonly EntryBatch[],
  attempts: ReadonlyMap<string, ExamAttempt>,
): Promise<Map<string, Map<number, LogEntry>>> {
  const again = batch.flatMap(({ candidate, entries }) => {
    const key = keyOf(candidate);
    const last = attempts.get(textOf(key))?.n ?? 0;
    return entries.flatMap(({ n }) => (n <= last ? [{ ...key, n }] : []));
  });
  const logs = new Map<string, Map<number, LogEntry>>();
  if (again.length === 0) return logs;
  const { rows } = await sql<EntryRow>`
    select entry.* from entry
    where (examination, symbol_number, n) in
      (select examination, symbol_number, n from ${jsonRows(trx, again, { ...keyColumns, n: 'bigint' })})`.execute(trx);
  for (const row of rows) {
    const log = logs.get(textOf(row)) ?? new Map<number, LogEntry>();
    logs.set(textOf(row), log.set(row.n, entryOf(row)));
  }
  return logs;
}

/** Adds entries to the logs. */
export async function insertEntries(trx: Database, rows: readonly AddedRow[]): Promise<void> {
  await insertRows(trx, 'entry', rows, { ...entryColumns, late: 'bigint', implausible: 'bigint' });
}

/** The most held entries of one candidate, over all devices. */
export const mostHeld = 2000;

/** Stores evidence, each piece once, and for each candidate at most `mostHeld`. */
export async function insertHeld(trx: Database, rows: readonly Insertable<HeldEntryRow>[]): Promise<void> {
  if (rows.length === 0) return;
  const keys = [...Map.groupBy(rows, textOf).values()].flatMap(([row]) => (row === undefined ? [] : [row]));
  const { rows: counted } = await sql<AttemptKey & { readonly held: number }>`
    select examination, symbol_number, count(*) as held from held_entry
    where (examination, symbol_number) in (select examination, symbol_number from ${jsonRows(trx, keys, keyColumns)})
    group by examination, symbol_number`.execute(trx);
  const room = new Map(counted.map((row) => [textOf(row), mostHeld - row.held]));
  const kept = rows.filter((row) => {
    const left = room.get(textOf(row)) ?? mostHeld;
    room.set(textOf(row), left - 1);
    return left > 0;
  });
  await insertRows(trx, 'held_entry', kept, { ...entryColumns, reason: 'text' }, keepWhatIsThere);
}
