import { listOf, wholeNumber } from '#exam/parse.ts';
import { readStored } from '#server/platform/database/stored-json.ts';
import { sql } from 'kysely';
import type { DoubtfulCounts } from '#contract/room.ts';
import { momentOf } from '#exam/sitting/claims.ts';
import type { LogEntry } from '#exam/sitting/entry.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { EntryRow } from '#server/platform/database/tables/attempts.ts';
import { entryOf } from './entry-of.ts';

/**
 * Whether an entry of the log counts. An implausible one counts only once an examiner has taken it, a late one until an
 * examiner leaves it.
 */
export const entryCounts = sql<boolean>`
  coalesce(entry.decision, case when entry.implausible = 0 then 'taken' else 'left' end) = 'taken'`;

/** An entry as it counts: made no later than it arrived. `startsAt` in ms since 1970. */
export function countedEntry(
  row: Pick<EntryRow, 'n' | 'at' | 'kind' | 'place' | 'option' | 'received_at'>,
  startsAt: number,
): LogEntry {
  const at = momentOf(row, row.received_at - startsAt);
  return entryOf(at === row.at ? row : { ...row, at });
}

interface DoubtfulEntries {
  readonly symbol_number: string;
  readonly late: number;
  readonly open: number;
  readonly implausible: number;
}

/**
 * An SQL condition: an entry of the log is a late answer that was made in time. Entries that were held and then taken
 * are decided already.
 */
export const isLateAnswer = sql<boolean>`
  entry.late = 1 and entry.implausible = 0 and entry.kind in ('choose', 'clear', 'hand-in') and entry.at <= attempt.ends_at
  and not exists (select 1 from held_entry where held_entry.examination = entry.examination
    and held_entry.symbol_number = entry.symbol_number and held_entry.taken_as = entry.n)`;

/**
 * The number of late answers and implausible entries by symbol number, for candidates who have some. Withdrawn
 * candidates are left out.
 */
export async function readDoubtful(db: Database, code: string): Promise<ReadonlyMap<string, DoubtfulEntries>> {
  const { rows } = await sql<DoubtfulEntries>`
    select entry.symbol_number,
      sum(case when ${isLateAnswer} then 1 else 0 end) as late,
      sum(case when entry.decision is null and ${isLateAnswer} then 1 else 0 end) as open,
      sum(entry.implausible) as implausible
    from entry
    join attempt on attempt.examination = entry.examination and attempt.symbol_number = entry.symbol_number
    join candidate on candidate.examination = entry.examination and candidate.symbol_number = entry.symbol_number
    where entry.examination = ${code} and (entry.late = 1 or entry.implausible = 1) and candidate.withdrawn_at is null
    group by entry.symbol_number`.execute(db);
  return new Map(rows.map((row) => [row.symbol_number, row]));
}

/** The same counts over all candidates, from the result of `readDoubtful`. */
export function countDoubtful(doubtful: Awaited<ReturnType<typeof readDoubtful>>): DoubtfulCounts {
  const rows = [...doubtful.values()];
  const countOf = (name: 'late' | 'open' | 'implausible') => ({
    answers: rows.reduce((sum, row) => sum + row[name], 0),
    candidates: rows.filter((row) => row[name] > 0).length,
  });
  return { late: countOf('late'), lateOpen: countOf('open'), implausible: countOf('implausible') };
}

/** The numbers of the hand-ins that an invigilator took back, from an attempt's column. Throws if it is damaged. */
export function takenBackOf(column: string): readonly number[] {
  return readStored('hand-ins of an attempt', column, listOf(wholeNumber));
}
