import { sql } from 'kysely';
import { headOf } from '#exam/sitting/chain.ts';
import type { Entry } from '#exam/sitting/entry.ts';
import { receive } from '#exam/sitting/log.ts';
import type { Stretch } from '#exam/sitting/silence.ts';
import { jsonRows } from '#server/database/json-rows.ts';
import type { Database, DeviceReportRow, EntryRow, HeldEntryRow, SilenceRow } from '#server/database/tables.ts';
import { entryOf } from '#server/examinations/entry-of.ts';
import {
  holdAttempts,
  insertSilences,
  keyColumns,
  silenceUntil,
  textOf,
  type Attempt,
  type AttemptKey,
} from '#server/hall/attempts.ts';
import type { HallCandidate } from '#server/http/authorize.ts';

/** Entries of one candidate that came with one request. Times in ms since 1970. */
export interface Sent {
  readonly candidate: HallCandidate;
  readonly entries: readonly Entry[];
  /** When the device ran without contact, and when its page was left; in ms since the start. */
  readonly ran: readonly Stretch[];
  readonly left: readonly Stretch[];
  readonly receivedAt: number;
  readonly startsAt: number;
  readonly lateMinutes: number;
}

/** What became of them, told after the commit. */
export type Written =
  | { readonly kind: 'written'; readonly n: number; readonly head: string; readonly attempt: Attempt }
  | { readonly kind: 'gap'; readonly n: number }
  | { readonly kind: 'other-device' | 'not-begun' | 'time-over' };

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

/**
 * Writes what arrived together in one transaction, one statement a table: the same entries twice change nothing, a gap takes nothing, what
 * comes from a replaced device, differs from the log or comes too late is held as evidence. Gives a result for each
 * request, in order.
 */
export async function writeEntries(db: Database, batch: readonly Sent[]): Promise<readonly Written[]> {
  return db.transaction().execute(async (trx) => {
    const attempts = await holdAttempts(
      trx,
      batch.map(({ candidate }) => rowKey(candidate)),
    );
    const logs = await knownEntries(trx, batch, attempts);
    const added: EntryRow[] = [];
    const held: HeldEntryRow[] = [];
    const silences: SilenceRow[] = [];
    const reports: DeviceReportRow[] = [];
    const results = batch.map((sent): Written => {
      const key = textOf(rowKey(sent.candidate));
      const attempt = attempts.get(key);
      if (!attempt) return { kind: 'not-begun' };
      const log = logs.get(key) ?? new Map<number, Entry>();
      logs.set(key, log);
      const change = takeSent(attempt, log, sent);
      if (change.written.kind !== 'other-device') {
        const silence = silenceUntil(attempt, sent.receivedAt, sent.startsAt);
        if (silence) silences.push(silence);
        reports.push(...reportsOf(sent));
      }
      for (const { late: _, ...entry } of change.added) log.set(entry.n, entryOf(entry));
      attempts.set(key, change.attempt);
      added.push(...change.added);
      held.push(...change.held);
      return change.written;
    });
    await insertEntries(trx, added);
    await insertHeld(trx, held);
    await insertSilences(trx, silences);
    await insertReports(trx, reports);
    await updateAttempts(trx, [...attempts.values()]);
    return results;
  });
}

interface Change {
  readonly attempt: Attempt;
  readonly added: readonly EntryRow[];
  readonly held: readonly HeldEntryRow[];
  readonly written: Written;
}

/** What one request does to an attempt. `log` finds entries that are there already. */
function takeSent(attempt: Attempt, log: ReadonlyMap<number, Entry>, sent: Sent): Change {
  const { candidate, entries, receivedAt, startsAt, lateMinutes } = sent;
  const rowOf = (entry: Entry) => ({
    ...rowKey(candidate),
    n: entry.n,
    at: entry.at,
    kind: entry.kind,
    place: entry.place ?? null,
    option: entry.option ?? null,
    device: candidate.device,
    received_at: receivedAt,
  });
  const hold = (some: readonly Entry[], reason: HeldEntryRow['reason']): HeldEntryRow[] =>
    some.map((entry) => ({ ...rowOf(entry), reason }));

  if (candidate.replaced || attempt.device !== candidate.device)
    return { attempt, added: [], held: hold(entries, 'replaced-device'), written: { kind: 'other-device' } };
  const heard: Change = {
    attempt: { ...attempt, last_heard: receivedAt },
    added: [],
    held: [],
    written: { kind: 'written', n: attempt.n, head: attempt.head, attempt },
  };
  if (entries.length === 0) return heard;
  if (attempt.ends_at === null) return { ...heard, written: { kind: 'not-begun' } };
  const received = receive(attempt.n, (n) => log.get(n), entries);
  if (received.kind === 'gap') return { ...heard, written: received };
  const overdue = receivedAt - startsAt - attempt.ends_at;
  if (received.added.length > 0 && overdue > lateMinutes * 60_000)
    return { ...heard, held: hold(received.added, 'too-late'), written: { kind: 'time-over' } };
  const head = headOf(received.added, attempt.head);
  const n = attempt.n + received.added.length;
  const handed_in_at = attempt.handed_in_at ?? handInOf(received.added, attempt.ends_at);
  const next = { ...heard.attempt, n, head, handed_in_at };
  return {
    attempt: next,
    added: received.added.map((entry) => ({ ...rowOf(entry), late: overdue > 0 ? 1 : 0 })),
    held: hold(received.differing, 'differs'),
    written: { kind: 'written', n, head, attempt: next },
  };
}

/** When it was handed in, in ms since the start; null where it was not in time. */
function handInOf(added: readonly Entry[], endsAt: number): number | null {
  return added.find(({ kind, at }) => kind === 'hand-in' && at >= 0 && at <= endsAt)?.at ?? null;
}

/** The entries of a log that a request says again: most say none. */
async function knownEntries(
  trx: Database,
  batch: readonly Sent[],
  attempts: ReadonlyMap<string, Attempt>,
): Promise<Map<string, Map<number, Entry>>> {
  const again = batch.flatMap(({ candidate, entries }) => {
    const key = rowKey(candidate);
    const last = attempts.get(textOf(key))?.n ?? 0;
    return entries.flatMap(({ n }) => (n <= last ? [{ ...key, n }] : []));
  });
  const logs = new Map<string, Map<number, Entry>>();
  if (again.length === 0) return logs;
  const { rows } = await sql<EntryRow>`
    select entry.* from entry
    where (examination, symbol_number, n) in
      (select examination, symbol_number, n from ${jsonRows(trx as never, again, { ...keyColumns, n: 'bigint' })})`.execute(
    trx,
  );
  for (const row of rows) {
    const log = logs.get(textOf(row)) ?? new Map<number, Entry>();
    logs.set(textOf(row), log.set(row.n, entryOf(row)));
  }
  return logs;
}

async function insertEntries(trx: Database, rows: readonly EntryRow[]): Promise<void> {
  if (rows.length === 0) return;
  const from = jsonRows(trx as never, rows, { ...entryColumns, late: 'bigint' });
  await sql`
    insert into entry (examination, symbol_number, n, at, kind, place, option, device, received_at, late)
    select examination, symbol_number, n, at, kind, place, option, device, received_at, late from ${from}`.execute(trx);
}

async function insertHeld(trx: Database, rows: readonly HeldEntryRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('held_entry')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What is true for the server's clock too, and in the right order; each once. */
function reportsOf({ candidate, ran, left, receivedAt, startsAt }: Sent): DeviceReportRow[] {
  const latest = receivedAt - startsAt;
  const rows = (kind: DeviceReportRow['kind'], stretches: readonly Stretch[]) =>
    stretches
      .map(({ from, to }) => ({ ...rowKey(candidate), kind, from_ms: from, to_ms: Math.min(to, latest) }))
      .filter(({ from_ms, to_ms }) => from_ms < to_ms);
  return [...rows('ran', ran), ...rows('left', left)];
}

/** Reports that come again, as their answer was lost, may have grown meanwhile. */
async function insertReports(trx: Database, rows: readonly DeviceReportRow[]): Promise<void> {
  if (rows.length === 0) return;
  const longest = new Map<string, DeviceReportRow>();
  for (const row of rows) {
    const key = `${textOf(row)}/${row.kind}/${row.from_ms}`;
    if (row.to_ms > (longest.get(key)?.to_ms ?? row.from_ms)) longest.set(key, row);
  }
  await trx
    .insertInto('device_report')
    .values([...longest.values()])
    .onConflict((conflict) =>
      conflict
        .columns(['examination', 'symbol_number', 'kind', 'from_ms'])
        .doUpdateSet((row) => ({ to_ms: row.ref('excluded.to_ms') }))
        .whereRef('device_report.to_ms', '<', 'excluded.to_ms'),
    )
    .execute();
}

async function updateAttempts(trx: Database, rows: readonly Attempt[]): Promise<void> {
  if (rows.length === 0) return;
  const from = jsonRows(trx as never, rows, {
    ...keyColumns,
    n: 'bigint',
    head: 'text',
    last_heard: 'bigint',
    handed_in_at: 'bigint',
  });
  await sql`
    update attempt set n = r.n, head = r.head, last_heard = r.last_heard, handed_in_at = r.handed_in_at
    from ${from}
    where attempt.examination = r.examination and attempt.symbol_number = r.symbol_number`.execute(trx);
}

function rowKey({ examination, symbolNumber }: HallCandidate): AttemptKey {
  return { examination, symbol_number: symbolNumber };
}
