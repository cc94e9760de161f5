import type { Selectable } from 'kysely';
import type { Contact } from '#exam/sitting/outage.ts';
import type { TimeSpan } from '#exam/sitting/silence.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AttemptRow } from '#server/platform/database/tables/attempts.ts';
import type { OutageRow, TimeGrantRow } from '#server/platform/database/tables/day.ts';
import type { CandidateRow } from '#server/platform/database/tables/examinations.ts';
import { candidatesOf } from '#server/features/examinations/candidates/candidate-rows.ts';
import type { StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';

/** A candidate with the attempt. */
export type DayCandidate = Pick<
  CandidateRow,
  'symbol_number' | 'name' | 'room' | 'seat' | 'extra_minutes' | 'present_at' | 'face_doubted_at'
> &
  Pick<
    Selectable<AttemptRow>,
    | 'device'
    | 'last_heard'
    | 'released_at'
    | 'wanted_at'
    | 'began_at'
    | 'ends_at'
    | 'minutes_given'
    | 'n'
    | 'handed_in_at'
    | 'taken_back'
    | 'decided'
  >;

/** The facts about a room, or all rooms, on the day: by symbol number, in ms since the start. */
export interface Day {
  readonly candidates: readonly DayCandidate[];
  /** The key null holds candidates without a room. */
  readonly byRoom: ReadonlyMap<string | null, readonly DayCandidate[]>;
  readonly silences: ReadonlyMap<string, readonly TimeSpan[]>;
  readonly ran: ReadonlyMap<string, readonly TimeSpan[]>;
  readonly left: ReadonlyMap<string, readonly TimeSpan[]>;
  readonly grants: ReadonlyMap<string, readonly Pick<TimeGrantRow, 'cause' | 'minutes' | 'given_by'>[]>;
  /** The candidates who continued on another device. */
  readonly changedDevice: ReadonlySet<string>;
  /** The newest first. */
  readonly outages: readonly OutageRow[];
}

/** Reads the day of a room, or of all rooms if `room` is null. Withdrawn candidates are left out. */
export async function readDay(db: Database, code: string, room: string | null): Promise<Day> {
  let some = candidatesOf(db, code).where('candidate.withdrawn_at', 'is', null);
  if (room !== null) some = some.where('candidate.room', '=', room);
  const candidates = await some
    .select([
      'candidate.symbol_number',
      'candidate.name',
      'candidate.room',
      'candidate.seat',
      'candidate.extra_minutes',
      'candidate.present_at',
      'candidate.face_doubted_at',
      'attempt.device',
      'attempt.last_heard',
      'attempt.released_at',
      'attempt.wanted_at',
      'attempt.began_at',
      'attempt.ends_at',
      'attempt.minutes_given',
      'attempt.n',
      'attempt.handed_in_at',
      'attempt.taken_back',
      'attempt.decided',
    ])
    .orderBy('candidate.symbol_number')
    .execute();
  const inRoom = db.selectFrom('candidate').select('symbol_number').where('examination', '=', code);
  const here = room === null ? inRoom : inRoom.where('room', '=', room);
  const silences = await db
    .selectFrom('silence')
    .select(['symbol_number', 'from_ms', 'to_ms'])
    .where('examination', '=', code)
    .where('symbol_number', 'in', here)
    .orderBy('from_ms')
    .execute();
  const reports = await db
    .selectFrom('device_report')
    .select(['symbol_number', 'kind', 'from_ms', 'to_ms'])
    .where('examination', '=', code)
    .where('symbol_number', 'in', here)
    .orderBy('from_ms')
    .execute();
  const grants = await db
    .selectFrom('time_grant')
    .select(['symbol_number', 'cause', 'minutes', 'given_by'])
    .where('examination', '=', code)
    .where('symbol_number', 'in', here)
    .execute();
  const replaced = await db
    .selectFrom('hall_session')
    .select('symbol_number')
    .distinct()
    .where('examination', '=', code)
    .where('symbol_number', 'in', here)
    .where('replaced_at', 'is not', null)
    .execute();
  let outages = db.selectFrom('outage').selectAll().where('examination', '=', code);
  if (room !== null) outages = outages.where('room', '=', room);
  return {
    candidates,
    byRoom: Map.groupBy(candidates, (candidate) => candidate.room),
    silences: stretches(silences),
    ran: stretches(reports.filter(({ kind }) => kind === 'ran')),
    left: stretches(reports.filter(({ kind }) => kind === 'left')),
    changedDevice: new Set(replaced.map(({ symbol_number }) => symbol_number)),
    grants: Map.groupBy(grants, ({ symbol_number }) => symbol_number),
    outages: await outages.orderBy('from_ms', 'desc').orderBy('id').execute(),
  };
}

function stretches(
  rows: readonly { readonly symbol_number: string; readonly from_ms: number; readonly to_ms: number }[],
): Map<string, TimeSpan[]> {
  const byCandidate = new Map<string, TimeSpan[]>();
  for (const { symbol_number, from_ms, to_ms } of rows) {
    const own = byCandidate.get(symbol_number);
    if (own) own.push({ from: from_ms, to: to_ms });
    else byCandidate.set(symbol_number, [{ from: from_ms, to: to_ms }]);
  }
  return byCandidate;
}

/**
 * The contacts with a room's candidates who began, in the form that the rules of outages take. `now` in ms since 1970.
 */
export function contactsOf(day: Day, { startsAt }: StoredExamination, room: string, now: number): Contact[] {
  return (day.byRoom.get(room) ?? []).flatMap((candidate) => {
    const { symbol_number, began_at, last_heard, ends_at, handed_in_at } = candidate;
    if (began_at === null || ends_at === null) return [];
    return [
      {
        symbolNumber: symbol_number,
        lastHeard: Math.max(began_at, (last_heard ?? startsAt) - startsAt),
        silences: day.silences.get(symbol_number) ?? [],
        ran: day.ran.get(symbol_number) ?? [],
        // A power cut shortly before the end leaves a candidate out of time and still away.
        working: handed_in_at === null && Math.min(now - startsAt, (last_heard ?? startsAt) - startsAt) <= ends_at,
      },
    ];
  });
}
