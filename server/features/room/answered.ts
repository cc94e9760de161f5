import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import { entryCounts, takenBackOf } from '#server/features/examinations/marking/counted-entries.ts';
import { jsonRows } from '#server/platform/database/json-rows.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { EntryRow } from '#server/platform/database/tables/attempts.ts';

/**
 * The facts of an attempt that decide its count of answers. They are the length of its log, its end, and the hand-in
 * that counts (ms since the start).
 */
interface AttemptHead {
  readonly symbol_number: string;
  readonly n: number;
  readonly ends_at: number | null;
  readonly handed_in_at: number | null;
  /** JSON of the numbers of hand-ins that were taken back. */
  readonly taken_back: string;
  /** How often an examiner has decided which of its entries count. */
  readonly decided: number;
}

/** Reads how many places each candidate has answered, by symbol number. */
export type AnsweredCounter = (code: string, attempts: readonly AttemptHead[]) => Promise<ReadonlyMap<string, number>>;

interface AnsweredPlaces {
  readonly n: number;
  readonly endsAt: number | null;
  readonly handedInAt: number | null;
  readonly decided: number;
  readonly places: Set<number>;
  /** Whether the log has reached the hand-in; later entries don't count. */
  readonly isClosed: boolean;
}

/** How many examinations stay in memory. */
const maxCachedExaminations = 4;

/**
 * Makes a reader that continues each log where it stopped. So a board that is asked every five seconds reads only new
 * entries.
 */
export function createReadAnswered(db: Database): AnsweredCounter {
  const known = new LRUCache<string, Map<string, AnsweredPlaces>>({ max: maxCachedExaminations });

  return async (code, attempts) => {
    const examination = known.get(code) ?? new Map<string, AnsweredPlaces>();
    known.set(code, examination);

    const from = attempts.map((attempt) => {
      const last = examination.get(attempt.symbol_number);
      // Given minutes, a hand-in taken back and an examiner's decision may make more entries count. Such a log is read
      // anew.
      const goesOn =
        last !== undefined &&
        last.endsAt === attempt.ends_at &&
        last.handedInAt === attempt.handed_in_at &&
        last.decided === attempt.decided &&
        last.n <= attempt.n;
      return {
        ...attempt,
        after: goesOn ? last.n : 0,
        before: goesOn ? last.places : new Set<number>(),
        wasClosed: goesOn && last.isClosed,
      };
    });
    const behind = from.filter(({ n, after }) => n > after);
    const rows = await entriesAfter(db, code, behind);
    const byCandidate = Map.groupBy(rows, ({ symbol_number }) => symbol_number);
    return new Map(
      from.map(({ symbol_number, n, ends_at, handed_in_at, taken_back, decided, before, wasClosed }) => {
        const added = byCandidate.get(symbol_number) ?? [];
        // Another board may read at the same time, from the same places.
        const places = added.length > 0 ? new Set(before) : before;
        const takenBack = takenBackOf(taken_back);
        let isClosed = wasClosed;
        for (const entry of added) {
          isClosed ||= entry.kind === 'hand-in' && handed_in_at !== null && !takenBack.includes(entry.n);
          if (!isClosed) count(places, entry, ends_at);
        }
        const last = examination.get(symbol_number);
        if (last === undefined || last.n <= n)
          examination.set(symbol_number, { n, endsAt: ends_at, handedInAt: handed_in_at, decided, places, isClosed });
        return [symbol_number, places.size];
      }),
    );
  };
}

type EntryHead = Pick<EntryRow, 'symbol_number' | 'n' | 'at' | 'kind' | 'place'>;

function count(places: Set<number>, { at, kind, place }: EntryHead, endsAt: number | null): void {
  if (place === null || at < 0 || at > (endsAt ?? 0)) return;
  if (kind === 'choose') places.add(place);
  else if (kind === 'clear') places.delete(place);
}

async function entriesAfter(
  db: Database,
  code: string,
  behind: readonly { readonly symbol_number: string; readonly after: number; readonly n: number }[],
): Promise<readonly EntryHead[]> {
  if (behind.length === 0) return [];
  const wanted = behind.map(({ symbol_number, after, n }) => ({ symbol_number, after_n: after, to_n: n }));
  const { rows } = await sql<EntryHead>`
    select entry.symbol_number, entry.n, entry.at, entry.kind, entry.place
    from ${jsonRows(db, wanted, { symbol_number: 'text', after_n: 'bigint', to_n: 'bigint' })}
    join entry on entry.examination = ${code} and entry.symbol_number = r.symbol_number
      and entry.n > r.after_n and entry.n <= r.to_n
    where entry.kind in ('choose', 'clear', 'hand-in') and ${entryCounts}
    order by entry.symbol_number, entry.n`.execute(db);
  return rows;
}
