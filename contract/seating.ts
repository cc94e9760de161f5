import { z } from 'zod';
import type { Calls } from '#contract/call.ts';
import { nameLetters } from '#contract/candidates.ts';
import { deskDuties } from '#contract/duty.ts';
import { fieldCode } from '#contract/field-code.ts';
import { Line } from '#contract/readable-text.ts';
import { readSeatName } from '#exam/seating/plan.ts';

const code = { code: Line(40).describe('Of an examination') };
const tag = 'examinations';

/** The most rows, and the most columns, of a room. */
export const mostRows = 60;

const Side = z.int(fieldCode('sideForm')).min(1, fieldCode('sideForm')).max(mostRows, fieldCode('sideForm'));

/** A seat by its row and its column from the front: `B7`. */
const SeatName = z
  .string()
  .max(8)
  .refine((name) => readSeatName(name) !== null, fieldCode('seatNameForm'));

const SeatedCandidate = z
  .object({
    symbolNumber: z.string(),
    name: z.string(),
    school: z.string().nullable().describe('As the application says; null where it is not known'),
    extraMinutes: z.int(),
  })
  .meta({ id: 'SeatedCandidate' });
export type SeatedCandidate = z.infer<typeof SeatedCandidate>;

const PlannedRoom = z
  .object({
    room: z.string(),
    rows: z.int().nullable().describe('null while the room has no shape'),
    columns: z.int().nullable(),
    struckOut: z.array(z.string()).describe('Seats that do not exist'),
    seats: z.array(SeatedCandidate.extend({ seat: z.string() })).describe('From the front to the back'),
  })
  .meta({ id: 'PlannedRoom' });
export type PlannedRoom = z.infer<typeof PlannedRoom>;

const Pair = z.object({ room: z.string(), one: z.string(), other: z.string() });

/** Who sits where. */
export const SeatingPlan = z
  .object({
    version: z.int().describe('Another one with each change of rooms, seats and candidates'),
    rooms: z.array(PlannedRoom),
    unseated: z
      .array(
        SeatedCandidate.extend({
          room: z.string().nullable(),
          seat: z.string().nullable().describe('One that its room does not have'),
        }),
      )
      .describe('Candidates without a seat of a room with a shape'),
    pairs: z.array(Pair).describe('Neighbours of one school'),
    forced: z.int().describe('How many pairs no order of the candidates of these rooms could avoid'),
    canChange: z.boolean().describe('Whether seats can be given now: until the paper opens'),
  })
  .meta({ id: 'SeatingPlan' });
export type SeatingPlan = z.infer<typeof SeatingPlan>;

/** The rooms with their shapes, and who sits where (docs/rules/examination.md, section 14). */
export const seatingCalls = {
  'GET /staff/examinations/:code/seating': {
    summary: 'The rooms with their seats, and who sits where',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    answers: { 200: SeatingPlan },
    refusals: [],
  },
  'POST /staff/examinations/:code/seating': {
    summary: 'Seat all candidates by chance in the rooms that have a shape; with ?preview=1 only show it',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    query: z.object({ preview: z.literal('1').optional() }),
    body: z
      .strictObject({
        seed: Line(40).default('').describe('The same seed makes the same plan'),
        version: z.int().optional().describe('Of the plan before, as previewed; another one answers changed-meanwhile'),
      })
      .meta({ id: 'SeatingBody' }),
    answers: { 200: SeatingPlan },
    refusals: ['wrong-state', 'changed-meanwhile'],
  },
  'POST /staff/examinations/:code/seating/move': {
    summary: 'Give a candidate another seat; who sits there takes the seat that becomes free',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    body: z
      .strictObject({
        version: z.int(),
        symbolNumber: Line(40).min(1),
        room: Line(nameLetters).min(1),
        seat: SeatName,
      })
      .meta({ id: 'SeatMove' }),
    answers: { 200: SeatingPlan.extend({ broke: z.array(Pair).describe('The pairs that this made') }) },
    refusals: ['wrong-state', 'changed-meanwhile'],
  },
  'PUT /staff/examinations/:code/rooms/:room/shape': {
    summary: 'Say the rows and columns of a room. Who sat on a seat that is gone has none',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object({ ...code, room: Line(nameLetters) }),
    body: z
      .strictObject({ rows: Side, columns: Side, struckOut: z.array(SeatName).max(1000).default([]) })
      .meta({ id: 'RoomShape' }),
    answers: { 200: SeatingPlan },
    refusals: ['wrong-state'],
  },
} as const satisfies Calls;
