import { sql, type Insertable } from 'kysely';
import { headOf } from '#exam/sitting/chain.ts';
import type { Entry } from '#exam/sitting/entry.ts';
import { receive } from '#exam/sitting/log.ts';
import type { Stretch } from '#exam/sitting/silence.ts';
import { insertRows, jsonRows, keepWhatIsThere } from '#server/database/json-rows.ts';
import type { Database } from '#server/database/tables.ts';
import type { EntryRow, HeldEntryRow } from '#server/database/tables/attempts.ts';
import { entryOf } from '#server/examinations/entry-of.ts';
import { keyColumns, keyOf, textOf, type Attempt } from '#server/hall/attempts.ts';
import type { HallCandidate } from '#server/http/authorize.ts';

/** Entries of one candidate that came with one request. Times in ms since 1970. */
export interface Sent {
  readonly candidate: HallCandidate;
  readonly entries: readonly Entry[];
  /** What the device had before another one's log took its place. */
  readonly aside: readonly Entry[];
  /** When the device ran without contact, and when its page was left; in ms since the start. */
  readonly ran: readonly Stretch[];
  readonly left: readonly Stretch[];
  /** Ids of announcements that were read away. */
  readonly read: readonly string[];
  readonly receivedAt: number;
  readonly startsAt: number;
  readonly lateMinutes: number;
  /** From when it may be handed in, in ms since the start. */
  readonly handInFrom: number;
}

/** What became of them, told after the commit. */
export type Written =
  | { readonly kind: 'written'; readonly n: number; readonly head: string; readonly attempt: Attempt }
  | { readonly kind: 'gap'; readonly n: number }
  | { readonly kind: 'other-device'; readonly lastHeard: number | null }
  | { readonly kind: 'not-begun' | 'time-over' };

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

interface Change {
  readonly attempt: Attempt;
  readonly added: readonly EntryRow[];
  readonly held: readonly Insertable<HeldEntryRow>[];
  readonly written: Written;
}

/**
 * What one request does to an attempt: the same entries twice change nothing, a gap takes nothing, what comes from a replaced device, differs
 * from the log or comes too late is held as evidence. `log` finds entries that are there already.
 */
export function takeSent(attempt: Attempt, log: ReadonlyMap<number, Entry>, sent: Sent): Change {
  const { candidate, entries, aside, receivedAt, startsAt, lateMinutes, handInFrom } = sent;
  const rowOf = (entry: Entry) => ({
    ...keyOf(candidate),
    n: entry.n,
    at: entry.at,
    kind: entry.kind,
    place: entry.place ?? null,
    option: entry.option ?? null,
    device: candidate.device,
    received_at: receivedAt,
  });
  const hold = (some: readonly Entry[], reason: HeldEntryRow['reason']): Insertable<HeldEntryRow>[] =>
    some.map((entry) => ({ ...rowOf(entry), reason }));
  const before = hold(aside, 'replaced-device');

  if (candidate.replaced || attempt.device !== candidate.device) {
    const held = [...before, ...hold(entries, 'replaced-device')];
    return { attempt, added: [], held, written: { kind: 'other-device', lastHeard: attempt.last_heard } };
  }
  const heard: Change = {
    attempt: { ...attempt, last_heard: receivedAt },
    added: [],
    held: before,
    written: { kind: 'written', n: attempt.n, head: attempt.head, attempt },
  };
  if (entries.length === 0) return heard;
  if (attempt.ends_at === null) return { ...heard, written: { kind: 'not-begun' } };
  const overdue = receivedAt - startsAt - attempt.ends_at;
  const late = overdue > lateMinutes * 60_000 ? entries.filter(({ n }) => n > attempt.n) : [];
  // In pieces too, whatever lies between them: none of it follows on the log.
  if (late.length > 0)
    return { ...heard, held: [...before, ...hold(late, 'too-late')], written: { kind: 'time-over' } };
  const received = receive(attempt.n, (n) => log.get(n), entries);
  if (received.kind === 'gap') return { ...heard, written: received };
  const head = headOf(received.added, attempt.head);
  const n = attempt.n + received.added.length;
  const handed_in_at = attempt.handed_in_at ?? handInOf(received.added, handInFrom, attempt.ends_at);
  const next = { ...heard.attempt, n, head, handed_in_at };
  return {
    attempt: next,
    added: received.added.map((entry) => ({ ...rowOf(entry), late: overdue > 0 ? 1 : 0 })),
    held: [...before, ...hold(received.differing, 'differs')],
    written: { kind: 'written', n, head, attempt: next },
  };
}

/** When it was handed in, in ms since the start; null where it was not in time, or before it may be. */
export function handInOf(added: readonly Entry[], from: number, endsAt: number): number | null {
  return added.find(({ kind, at }) => kind === 'hand-in' && at >= from && at <= endsAt)?.at ?? null;
}

/** The entries of a log that a request says again: most say none. */
export async function knownEntries(
  trx: Database,
  batch: readonly Sent[],
  attempts: ReadonlyMap<string, Attempt>,
): Promise<Map<string, Map<number, Entry>>> {
  const again = batch.flatMap(({ candidate, entries }) => {
    const key = keyOf(candidate);
    const last = attempts.get(textOf(key))?.n ?? 0;
    return entries.flatMap(({ n }) => (n <= last ? [{ ...key, n }] : []));
  });
  const logs = new Map<string, Map<number, Entry>>();
  if (again.length === 0) return logs;
  const { rows } = await sql<EntryRow>`
    select entry.* from entry
    where (examination, symbol_number, n) in
      (select examination, symbol_number, n from ${jsonRows(trx, again, { ...keyColumns, n: 'bigint' })})`.execute(trx);
  for (const row of rows) {
    const log = logs.get(textOf(row)) ?? new Map<number, Entry>();
    logs.set(textOf(row), log.set(row.n, entryOf(row)));
  }
  return logs;
}

/** Adds entries to the logs. */
export async function insertEntries(trx: Database, rows: readonly EntryRow[]): Promise<void> {
  await insertRows(trx, 'entry', rows, { ...entryColumns, late: 'bigint' });
}

/** Keeps evidence, each piece once. */
export async function insertHeld(trx: Database, rows: readonly Insertable<HeldEntryRow>[]): Promise<void> {
  await insertRows(trx, 'held_entry', rows, { ...entryColumns, reason: 'text' }, keepWhatIsThere);
}
