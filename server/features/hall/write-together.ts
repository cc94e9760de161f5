import type { Insertable } from 'kysely';
import type { LogEntry } from '#exam/sitting/entry.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type {
  AnnouncementReadRow,
  DeviceReportRow,
  HeldEntryRow,
  SilenceRow,
} from '#server/platform/database/tables/attempts.ts';
import { entryOf } from '#server/features/examinations/marking/entry-of.ts';
import {
  holdAttempts,
  insertSilences,
  keyOf,
  progressColumns,
  silenceUntil,
  textOf,
  updateAttempts,
} from './attempts.ts';
import {
  readOwnFacts,
  readSealed,
  takeAsked,
  updateBeginnings,
  type StartRequest,
  type StartResult,
} from './beginnings.ts';
import { insertReads, insertReports, reportsOf } from './device-reports.ts';
import { gather } from './gather.ts';
import {
  insertEntries,
  insertHeld,
  knownEntries,
  takeSent,
  type EntryBatch,
  type WriteResult,
} from './write-entries.ts';

/** The most requests of one commit. */
const mostTogether = 500;

/** Writes candidates' requests of all kinds together: a commit costs the same for one as for hundreds. */
export interface WriteTogether {
  readonly save: (sent: EntryBatch) => Promise<WriteResult>;
  readonly begin: (asked: StartRequest) => Promise<StartResult>;
}

/** Writes what arrives, with `lanes` batches at once. `saved` is told how many entries have reached the disk. */
export function createWriteTogether(
  db: Database,
  { lanes, saved }: { readonly lanes: number; readonly saved: (entries: number) => void },
): WriteTogether {
  const put = gather(
    async (batch: readonly (EntryBatch | StartRequest)[]) => {
      const results = await writeBatch(db, batch);
      saved(batch.reduce((sum, item, at) => sum + (results[at]?.kind === 'written' ? countOf(item) : 0), 0));
      return results;
    },
    { lanes, most: mostTogether },
  );
  // Each request gets the answer of its kind, which writeBatch makes.
  return {
    save: put as (sent: EntryBatch) => Promise<WriteResult>,
    begin: put as (asked: StartRequest) => Promise<StartResult>,
  };
}

const isAsked = (item: EntryBatch | StartRequest): item is StartRequest => 'askedAt' in item;
const isSent = (item: EntryBatch | StartRequest): item is EntryBatch => !isAsked(item);
const countOf = (item: EntryBatch | StartRequest) => (isAsked(item) ? 0 : item.entries.length);

/**
 * Writes a batch in one transaction, with one statement for each table. Requests are taken in order, and one that is
 * refused does not fail the others. Returns a result for each, in order.
 */
async function writeBatch(
  db: Database,
  batch: readonly (EntryBatch | StartRequest)[],
): Promise<readonly (WriteResult | StartResult)[]> {
  const asked = batch.filter(isAsked);
  const codes = new Set(asked.map(({ candidate }) => candidate.examination));
  // The same for all requests, and unchanged while an examination runs, so it is read once and outside the transaction.
  const sealed = await readSealed(db, codes, asked[0]?.askedAt ?? 0);
  return db.transaction().execute(async (trx) => {
    const keys = batch.map(({ candidate }) => keyOf(candidate));
    const before = await holdAttempts(trx, keys);
    const attempts = new Map(before);
    const facts = await readOwnFacts(
      trx,
      asked.map(({ candidate }) => keyOf(candidate)),
    );
    const logs = await knownEntries(trx, batch.filter(isSent), attempts);
    const added: Parameters<typeof insertEntries>[1][number][] = [];
    const held: Insertable<HeldEntryRow>[] = [];
    const reads: AnnouncementReadRow[] = [];
    const silences: SilenceRow[] = [];
    const reports: DeviceReportRow[] = [];

    function take(item: EntryBatch | StartRequest): WriteResult | StartResult {
      const key = textOf(keyOf(item.candidate));
      const attempt = attempts.get(key);
      if (isAsked(item)) {
        const own = facts.get(key);
        const seal = sealed.get(item.candidate.examination);
        if (!attempt || !own || !seal) return { kind: 'not-found' };
        const change = takeAsked(attempt, own, seal, item);
        attempts.set(key, change.attempt);
        return change.begun;
      }
      if (!attempt) return { kind: 'not-begun' };
      const log = logs.get(key) ?? new Map<number, LogEntry>();
      logs.set(key, log);
      const change = takeSent(attempt, log, item);
      if (change.written.kind !== 'other-device') {
        const silence = silenceUntil(attempt, change.attempt.last_heard, item.startsAt);
        if (silence) silences.push(silence);
        reports.push(...reportsOf(item));
        for (const id of item.read) reads.push({ ...keyOf(item.candidate), id, read_at: item.receivedAt });
      }
      for (const entry of change.added) log.set(entry.n, entryOf(entry));
      attempts.set(key, change.attempt);
      added.push(...change.added);
      held.push(...change.held);
      return change.written;
    }

    const results = batch.map(take);
    await insertEntries(trx, added);
    await insertHeld(trx, held);
    await insertSilences(trx, silences);
    await insertReports(trx, reports);
    await insertReads(trx, reads);
    const changed = [...attempts].flatMap(([key, attempt]) => (attempt === before.get(key) ? [] : [attempt]));
    const begun = changed.filter((attempt) => attempt.began_at !== before.get(textOf(attempt))?.began_at);
    await updateBeginnings(trx, begun);
    await updateAttempts(trx, changed, progressColumns);
    return results;
  });
}
