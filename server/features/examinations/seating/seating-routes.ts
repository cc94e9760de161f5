import type { FastifyInstance } from 'fastify';
import { neighboursOfOneSchool, withSeatMoved } from '#exam/seating/neighbours.ts';
import { placeKey, readSeatName, seatName, seatsOf, type PlannedSeat, type SeatPlace } from '#exam/seating/plan.ts';
import { seatCandidates } from '#exam/seating/seat.ts';
import { hashRandom } from '#exam/sitting/hash-random.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { route } from '#server/platform/http/route.ts';
import { auditEntry } from '#server/features/examinations/examination/audit-entry.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import {
  examinationFor,
  heldExaminationFor,
  needState,
  type StoredExamination,
} from '#server/features/examinations/examination/examination-rows.ts';
import {
  planAnswer,
  readSeating,
  seatsWritten,
  shapedRooms,
  writeSeats,
  type SittingCandidate,
  type SeatingFacts,
} from './seating-rows.ts';

/** The states before the paper opens. */
const beforeThePaper = ['draft', 'sealed', 'open'] as const;

const canChange = ({ state }: Pick<StoredExamination, 'state'>) => beforeThePaper.some((before) => before === state);

/** Rooms with their rows and columns, and who sits where. Nothing of it touches a paper. */
export function seatingRoutes(app: FastifyInstance, { db, now }: Pick<ExaminationDeps, 'db' | 'now'>): void {
  route(app, 'GET /staff/examinations/:code/seating', async ({ account, params: { code } }) => {
    const examination = await examinationFor(db, account, code, now());
    const seating = await readSeating(db, code);
    return planAnswer(seating, seatsWritten(seating), canChange(examination));
  });

  route(app, 'POST /staff/examinations/:code/seating', async ({ account, params: { code }, query, body }) => {
    const at = now();
    if (query.preview === '1') {
      needState(await examinationFor(db, account, code, at), ...beforeThePaper);
      const seating = await readSeating(db, code);
      return planAnswer(seating, seated(seating, body.seed), true);
    }
    return db.transaction().execute(async (trx) => {
      needState(await heldExaminationFor(trx, account, code, at), ...beforeThePaper);
      const before = await readSeating(trx, code);
      if (body.version !== undefined) needVersion(before, body.version);
      const seats = seated(before, body.seed);
      await trx.updateTable('candidate').set({ room: null, seat: null }).where('examination', '=', code).execute();
      await writeSeats(
        trx,
        code,
        seats.map((seat) => ({ ...seat, seat: seatName(seat) })),
      );
      const plan = planAnswer(await readSeating(trx, code), seats, true);
      const details = {
        seed: body.seed,
        rooms: shapedRooms(before).length,
        candidates: seats.length,
        unseated: plan.unseated.length,
        pairs: plan.pairs.length,
      };
      await writeAudit(trx, auditEntry(account, 'seats-given', code, details), at);
      return plan;
    });
  });

  route(app, 'POST /staff/examinations/:code/seating/move', async ({ account, params: { code }, body }) => {
    const at = now();
    return db.transaction().execute(async (trx) => {
      needState(await heldExaminationFor(trx, account, code, at), ...beforeThePaper);
      const before = await readSeating(trx, code);
      needVersion(before, body.version);
      const plan = seatsWritten(before);
      const to = { room: body.room, ...needSeat(before, body) };
      const after = moved(before, plan, body.symbolNumber, to);
      const changed = changes(before, after);
      await writeSeats(trx, code, changed);
      for (const { symbolNumber, was, ...seat } of changed) {
        const details = { before: was, after: { room: seat.room, seat: seat.seat } };
        const subject = `candidate:${code}/${symbolNumber}`;
        await writeAudit(trx, auditEntry(account, 'candidate-changed', code, details, subject), at);
      }
      const seating = await readSeating(trx, code);
      const pairsBefore = new Set(neighboursOfOneSchool(plan, before.candidates).map(pairKey));
      const answer = planAnswer(seating, seatsWritten(seating), true);
      return { ...answer, broke: answer.pairs.filter((pair) => !pairsBefore.has(pairKey(pair))) };
    });
  });

  route(app, 'PUT /staff/examinations/:code/rooms/:room/shape', async ({ account, params: { code, room }, body }) => {
    const at = now();
    return db.transaction().execute(async (trx) => {
      needState(await heldExaminationFor(trx, account, code, at), ...beforeThePaper);
      const before = await readSeating(trx, code);
      const known = before.rooms.find(({ name }) => name === room);
      if (known === undefined) throw new AppError('not-found');
      const isInside = (seat: string) => {
        const place = readSeatName(seat);
        return place !== null && place.row <= body.rows && place.column <= body.columns;
      };
      const struckOut = [...new Set(body.struckOut)].filter(isInside).toSorted();
      await trx
        .updateTable('room')
        .set({ seat_rows: body.rows, seat_columns: body.columns, struck_out: JSON.stringify(struckOut) })
        .where('examination', '=', code)
        .where('room', '=', room)
        .execute();
      const after = await readSeating(trx, code);
      await freeLostSeats(trx, code, before, after);
      const details = {
        before: {
          rows: known.shape?.rows ?? null,
          columns: known.shape?.columns ?? null,
          struckOut: known.shape?.struckOut.map(seatName) ?? [],
        },
        after: { rows: body.rows, columns: body.columns, struckOut },
      };
      await writeAudit(trx, auditEntry(account, 'room-shaped', code, details, `room:${code}/${room}`), at);
      const seating = await readSeating(trx, code);
      return planAnswer(seating, seatsWritten(seating), true);
    });
  });
}

function needVersion({ version }: SeatingFacts, known: number): void {
  if (version !== known) throw new AppError('changed-meanwhile', { detail: { version } });
}

/** A plan by chance. Throws 'invalid' where no room has a shape. */
function seated(seating: SeatingFacts, seed: string): readonly PlannedSeat[] {
  const rooms = shapedRooms(seating);
  if (rooms.length === 0) throw new AppError('invalid', { text: (t) => t.noRoomWithSeats });
  return seatCandidates(seating.candidates, rooms, hashRandom(seed)).seats;
}

/** The place of a seat that its room has. Throws 'invalid' for another. */
function needSeat(seating: SeatingFacts, { room, seat }: { readonly room: string; readonly seat: string }): SeatPlace {
  const place = readSeatName(seat);
  const shape = seating.rooms.find(({ name }) => name === room)?.shape;
  const isThere = shape && place && seatsOf(shape).some((each) => placeKey(each) === placeKey(place));
  if (!isThere) throw new AppError('invalid', { fields: { seat: (t) => t.noSuchSeat } });
  return place;
}

/**
 * The plan with a candidate on another seat. Throws 'not-found' for an unknown candidate, and 'invalid' where one without
 * a seat would take that of another.
 */
function moved(
  { candidates }: SeatingFacts,
  plan: readonly PlannedSeat[],
  symbolNumber: string,
  to: SeatPlace & { readonly room: string },
): readonly PlannedSeat[] {
  if (!candidates.some((each) => each.symbolNumber === symbolNumber)) throw new AppError('not-found');
  if (plan.some((seat) => seat.symbolNumber === symbolNumber)) return withSeatMoved(plan, symbolNumber, to);
  if (plan.some((seat) => seat.room === to.room && placeKey(seat) === placeKey(to)))
    throw new AppError('invalid', { fields: { seat: (t) => t.seatTaken } });
  return [...plan, { symbolNumber, ...to }];
}

/** The candidates whose room or seat is another one in a plan, with those of before. */
function changes({ candidates }: SeatingFacts, plan: readonly PlannedSeat[]) {
  const bySymbol = new Map(plan.map((seat) => [seat.symbolNumber, seat]));
  return candidates.flatMap(({ symbolNumber, room, seat }: SittingCandidate) => {
    const now = bySymbol.get(symbolNumber);
    if (now === undefined || (now.room === room && seatName(now) === seat)) return [];
    return { symbolNumber, room: now.room, seat: seatName(now), was: { room, seat } };
  });
}

/** Takes the seat of each candidate who had one that is gone. */
async function freeLostSeats(trx: Database, code: string, before: SeatingFacts, after: SeatingFacts): Promise<void> {
  const kept = new Set(seatsWritten(after).map(({ symbolNumber }) => symbolNumber));
  const lost = seatsWritten(before).filter(({ symbolNumber }) => !kept.has(symbolNumber));
  await writeSeats(
    trx,
    code,
    lost.map(({ symbolNumber }) => ({ symbolNumber, room: null, seat: null })),
  );
}

function pairKey({ one, other }: { readonly one: string; readonly other: string }): string {
  return [one, other].toSorted().join(' ');
}
