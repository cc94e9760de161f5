import { iso } from '#server/platform/iso.ts';
import { sql } from 'kysely';
import type { HeldEntry, HeldEvidence, HeldReason } from '#contract/room.ts';
import type { EntryKind } from '#exam/sitting/entry.ts';
import { momentOf } from '#exam/sitting/claims.ts';
import { divideSilence } from '#exam/sitting/silence.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { isLateAnswer } from '#server/features/examinations/marking/counted-entries.ts';
import type { StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { readDay } from './day.ts';

/** An entry that an examiner takes or leaves, in the log or beside it. */
interface HeldRow {
  readonly symbol_number: string;
  readonly name: string;
  readonly device: string;
  readonly n: number;
  readonly at: number;
  readonly kind: EntryKind;
  readonly place: number | null;
  readonly option: string | null;
  readonly reason: HeldReason;
  readonly received_at: number;
  readonly decision: 'taken' | 'left' | null;
  readonly ends_at: number | null;
}

/** Both kinds as one list: entries held beside the log, and late or implausible entries in it. */
const allOf = (code: string) => sql`
  (select held_entry.symbol_number, held_entry.device, held_entry.n, held_entry.at, held_entry.kind, held_entry.place,
      held_entry.option, held_entry.reason, held_entry.received_at, held_entry.decision
    from held_entry where held_entry.examination = ${code}
    union all
    select entry.symbol_number, coalesce(entry.device, ''), entry.n, entry.at, entry.kind, entry.place, entry.option,
      case when entry.implausible = 1 then 'implausible' else 'late' end, entry.received_at, entry.decision
    from entry
    join attempt on attempt.examination = entry.examination and attempt.symbol_number = entry.symbol_number
    where entry.examination = ${code} and (entry.late = 1 or entry.implausible = 1)
      and (entry.implausible = 1 or ${isLateAnswer})) as each_one`;

/** A page of them, undecided ones first, and how many there are. */
export async function readHeld(
  db: Database,
  { code, startsAt }: StoredExamination,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly rows: readonly HeldEntry[]; readonly total: number }> {
  const counted = await sql<{ readonly total: number }>`select count(*) as total from ${allOf(code)}`.execute(db);
  const { rows } = await sql<HeldRow>`
    select each_one.*, candidate.name, attempt.ends_at from ${allOf(code)}
    join candidate on candidate.examination = ${code} and candidate.symbol_number = each_one.symbol_number
    join attempt on attempt.examination = ${code} and attempt.symbol_number = each_one.symbol_number
    order by case when each_one.decision is null then 0 else 1 end, each_one.symbol_number, each_one.device, each_one.n
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  return {
    rows: rows.map(({ symbol_number, name, device, n, at, kind, place, option, reason, received_at, ...row }) => {
      const moment = momentOf({ at }, received_at - startsAt);
      return {
        symbolNumber: symbol_number,
        name,
        device,
        n,
        at: iso(startsAt + at),
        kind,
        place,
        option,
        reason,
        receivedAt: iso(received_at),
        inTime: moment >= 0 && moment <= (row.ends_at ?? 0),
        decision: row.decision,
      };
    }),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** The evidence about the contact with these candidates. */
export async function readEvidence(
  db: Database,
  { code, startsAt }: StoredExamination,
  symbolNumbers: ReadonlySet<string>,
): Promise<readonly HeldEvidence[]> {
  if (symbolNumbers.size === 0) return [];
  const day = await readDay(db, code, null);
  const claims = await db
    .selectFrom('attempt')
    .select('symbol_number')
    .where('examination', '=', code)
    .where('proven_at', 'is not', null)
    .execute();
  const claiming = new Set(claims.map(({ symbol_number }) => symbol_number));
  const stretchOf = ({ from, to }: { readonly from: number; readonly to: number }) => ({
    from: iso(startsAt + from),
    to: iso(startsAt + to),
  });
  return day.candidates
    .filter(({ symbol_number }) => symbolNumbers.has(symbol_number))
    .map(({ symbol_number, room }) => {
      const ran = day.ran.get(symbol_number) ?? [];
      const divided = (day.silences.get(symbol_number) ?? []).map((silence) => divideSilence(silence, ran));
      return {
        symbolNumber: symbol_number,
        dark: divided.flatMap(({ dark }) => dark).map(stretchOf),
        worked: divided.flatMap(({ worked }) => worked).map(stretchOf),
        ticks: ran.map(stretchOf),
        outages: day.outages
          .filter((outage) => outage.room === room)
          .map(({ from_ms, to_ms }) => ({
            from: iso(startsAt + from_ms),
            to: to_ms === null ? null : iso(startsAt + to_ms),
          })),
        claims: claiming.has(symbol_number),
      };
    });
}
