import type { Time } from './time.ts';

/** An invigilator's session. It ends with the pass that opened it. */
interface RoomSessionRow {
  token_hash: string;
  examination: string;
  room: string;
  pass_hash: string;
  created_at: Time;
}

/** A board command, under the id from the device, with its answer. */
interface RoomActRow {
  examination: string;
  id: string;
  actor: string;
  kind: string;
  done_at: Time;
  /** JSON. */
  answer: string;
}

/**
 * `announce`: by an invigilator or examiner during the paper. `objections-closed`: the early end of the time for
 * objections.
 */
export type AnnouncementKind = 'announce' | 'objections-closed';

/** An announcement to a room, to one candidate or, without either, to all. */
export interface AnnouncementRow {
  examination: string;
  id: string;
  made_at: Time;
  made_by: string;
  room: string | null;
  symbol_number: string | null;
  /** JSON of a LocalizedText. */
  text: string;
  kind: AnnouncementKind;
}

/** An outage of a room, in ms since the start; open while it has no end. */
export interface OutageRow {
  id: string;
  examination: string;
  room: string;
  from_ms: number;
  to_ms: number | null;
  opened_by: string;
  closed_by: string | null;
  given_minutes: number | null;
  given_by: string | null;
}

/** Minutes that one candidate was given. */
export interface TimeGrantRow {
  examination: string;
  symbol_number: string;
  act: string;
  /** What the time was given for, if it has a name: the outage, or the single dark time. */
  cause: string | null;
  minutes: number;
  given_at: Time;
  given_by: string;
  reason: string;
}

/** The day in the rooms. */
export interface DayTables {
  room_session: RoomSessionRow;
  room_act: RoomActRow;
  announcement: AnnouncementRow;
  outage: OutageRow;
  time_grant: TimeGrantRow;
}
