import { sql } from 'kysely';
import { z } from 'zod';
import { groupBy } from '#exam/group-by.ts';
import { forcedPairs } from '#exam/seating/forced-pairs.ts';
import { neighboursOfOneSchool } from '#exam/seating/neighbours.ts';
import {
  placeKey,
  readSeatName,
  seatName,
  seatsOf,
  type PlannedSeat,
  type SeatingCandidate,
  type SeatingRoom,
} from '#exam/seating/plan.ts';
import type { SeatingPlan } from '#contract/seating.ts';
import { jsonRows } from '#server/platform/database/json-rows.ts';
import { bySchema, readStored } from '#server/platform/database/stored-json.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { formIn } from '#server/features/applications/application-rows.ts';
import { versionOf } from '#server/features/examinations/examination/examination-rows.ts';

/** A candidate to be seated, with the room and the seat that are written now. */
export interface SittingCandidate extends SeatingCandidate {
  readonly name: string;
  readonly room: string | null;
  readonly seat: string | null;
}

/** The rooms of an examination, and who is to sit in them. */
export interface SeatingFacts {
  /** By name. Without a shape, a room has neither rows nor columns. */
  readonly rooms: readonly { readonly name: string; readonly shape: SeatingRoom | null }[];
  /** By symbol number, without those who have withdrawn. */
  readonly candidates: readonly SittingCandidate[];
  readonly version: number;
}

/** Reads rooms and candidates; a candidate's school is that of the application. */
export async function readSeating(db: Database, code: string): Promise<SeatingFacts> {
  const roomRows = await db
    .selectFrom('room')
    .select(['room', 'seat_rows', 'seat_columns', 'struck_out'])
    .where('examination', '=', code)
    .orderBy('room')
    .execute();
  const rows = await db
    .selectFrom('candidate')
    .leftJoin('application', (join) =>
      join
        .onRef('application.examination', '=', 'candidate.examination')
        .onRef('application.symbol_number', '=', 'candidate.symbol_number'),
    )
    .select(['candidate.symbol_number', 'candidate.name', 'candidate.room', 'candidate.seat', 'extra_minutes'])
    .select('application.sent_form')
    .where('candidate.examination', '=', code)
    .where('withdrawn_at', 'is', null)
    .orderBy('candidate.symbol_number')
    .execute();
  const rooms = roomRows.map(({ room: name, seat_rows, seat_columns, struck_out }) => {
    if (seat_rows === null || seat_columns === null) return { name, shape: null };
    const struckOut = readStored('seats of a room', struck_out, bySchema(z.array(z.string())));
    const places = struckOut.flatMap((seat) => readSeatName(seat) ?? []);
    return { name, shape: { name, rows: seat_rows, columns: seat_columns, struckOut: places } };
  });
  const candidates = rows.map(({ symbol_number: symbolNumber, name, room, seat, extra_minutes, sent_form }) => {
    const school = sent_form === null ? null : formIn(sent_form).school?.trim() || null;
    return { symbolNumber, name, school, extraMinutes: extra_minutes, room, seat };
  });
  return { rooms, candidates, version: versionOf([...roomRows, ...candidates]) };
}

/** The rooms that have a shape. */
export function shapedRooms({ rooms }: Pick<SeatingFacts, 'rooms'>): SeatingRoom[] {
  return rooms.flatMap(({ shape }) => shape ?? []);
}

/** The seats that are written. One that its room does not have is none; of two on one seat, the second has none. */
export function seatsWritten(seating: Pick<SeatingFacts, 'rooms' | 'candidates'>): PlannedSeat[] {
  const free = new Map(shapedRooms(seating).map((room) => [room.name, new Set(seatsOf(room).map(placeKey))]));
  return seating.candidates.flatMap(({ symbolNumber, room, seat }) => {
    const place = seat === null ? null : readSeatName(seat);
    if (room === null || place === null || !free.get(room)?.delete(placeKey(place))) return [];
    return { symbolNumber, room, ...place };
  });
}

/** The plan as staff see it. */
export function planAnswer(
  { rooms, candidates, version }: SeatingFacts,
  seats: readonly PlannedSeat[],
  canChange: boolean,
): SeatingPlan {
  const bySymbol = new Map(
    candidates.map(({ symbolNumber, name, school, extraMinutes }) => {
      return [symbolNumber, { symbolNumber, name, school, extraMinutes }];
    }),
  );
  const ofRoom = groupBy(seats, ({ room }) => room);
  const seated = new Set(seats.map(({ symbolNumber }) => symbolNumber));
  return {
    version,
    rooms: rooms.map(({ name, shape }) => ({
      room: name,
      rows: shape?.rows ?? null,
      columns: shape?.columns ?? null,
      struckOut: shape?.struckOut.map(seatName) ?? [],
      seats: (ofRoom.get(name) ?? [])
        .toSorted((one, other) => one.row - other.row || one.column - other.column)
        .flatMap((seat) => {
          const sitting = bySymbol.get(seat.symbolNumber);
          return sitting ? { seat: seatName(seat), ...sitting } : [];
        }),
    })),
    unseated: candidates.filter(({ symbolNumber }) => !seated.has(symbolNumber)),
    pairs: neighboursOfOneSchool(seats, candidates),
    forced: forcedPairs(seats, candidates, shapedRooms({ rooms })),
    canChange,
  };
}

/** Writes seats: a candidate without one has no room either. Others than these stay as they are. */
export async function writeSeats(
  trx: Database,
  code: string,
  seats: readonly { readonly symbolNumber: string; readonly room: string | null; readonly seat: string | null }[],
): Promise<void> {
  // The examination stands in each row: so SQLite goes from the rows to the key of a candidate, and not from each
  // candidate through all rows.
  const rows = seats.map(({ symbolNumber, room, seat }) => ({
    examination: code,
    symbol_number: symbolNumber,
    room,
    seat,
  }));
  await sql`
    update candidate set room = r.room, seat = r.seat
    from ${jsonRows(trx, rows, { examination: 'text', symbol_number: 'text', room: 'text', seat: 'text' })}
    where candidate.examination = r.examination and candidate.symbol_number = r.symbol_number`.execute(trx);
}
