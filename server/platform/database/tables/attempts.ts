import type { Generated } from 'kysely';
import type { EntryKind } from '#exam/sitting/entry.ts';
import type { Time } from './time.ts';

/** The facts about a candidate's attempt besides its log. */
export interface AttemptRow {
  examination: string;
  symbol_number: string;
  /** The id that the device gave itself. */
  device: string | null;
  last_heard: Time | null;
  /** When an invigilator let another device take over. */
  released_at: Time | null;
  /** ms since the start, like the end and the hand-in. */
  began_at: number | null;
  ends_at: number | null;
  minutes_given: number;
  /** The last entry, and the head of the chain after it. */
  n: number;
  head: string;
  handed_in_at: number | null;
  /** JSON of the numbers of hand-ins that were taken back. */
  taken_back: Generated<string>;
  /** When another device was last refused, because this one was in contact. */
  wanted_at: Generated<Time | null>;
  /** The newest claim of the device, and from when on it holds (exam/sitting/claims.ts), in ms since the start. */
  claimed_n: Generated<number | null>;
  claimed_head: Generated<string | null>;
  claimed_at: Generated<number | null>;
  /** When the newest claim was made that the log has confirmed. */
  proven_at: Generated<number | null>;
  /** The latest moment of an entry that counts. */
  reached_at: Generated<number>;
  /** How often an examiner has decided which entries of the log count. */
  decided: Generated<number>;
}

/** A line of an attempt's log. */
export interface EntryRow {
  examination: string;
  symbol_number: string;
  n: number;
  /** ms since the start. */
  at: number;
  kind: EntryKind;
  place: number | null;
  option: string | null;
  device: string | null;
  received_at: Time;
  /** 1 if it arrived after the candidate's end. */
  late: number;
  /** 1 if it can't have been made at its own time; it does not count until an examiner takes it. */
  implausible: Generated<number>;
  /** An examiner's decision about a late or implausible one; null for none yet. */
  decision: Generated<'taken' | 'left' | null>;
}

/** An entry outside the log, kept as evidence. */
export interface HeldEntryRow extends Omit<EntryRow, 'late' | 'device' | 'implausible' | 'decision'> {
  device: string;
  reason: 'replaced-device' | 'differs' | 'too-late' | 'log-full';
  /** Null until it is decided. */
  decision: Generated<'taken' | 'left' | null>;
  /** The number that a taken one has in the log. */
  taken_as: Generated<number | null>;
}

/** A candidate has closed an announcement. */
export interface AnnouncementReadRow {
  examination: string;
  symbol_number: string;
  id: string;
  read_at: Time;
}

/** A candidate's session. A replaced device keeps its own, so that it learns of it. */
interface HallSessionRow {
  token_hash: string;
  examination: string;
  symbol_number: string;
  device: string;
  created_at: Time;
  replaced_at: Time | null;
  /** A hash of the secret with which this device signs in again. Null for a session from before there were secrets. */
  secret_hash: Generated<string | null>;
}

/** A silence of a working candidate, in ms since the start. */
export interface SilenceRow {
  examination: string;
  symbol_number: string;
  from_ms: number;
  to_ms: number;
}

/** A device's report: when it ran without contact, or when its page was left; in ms since the start. */
export interface DeviceReportRow extends SilenceRow {
  kind: 'ran' | 'left';
}

/** The candidates' work in an examination, and their devices. */
export interface AttemptTables {
  attempt: AttemptRow;
  entry: EntryRow;
  held_entry: HeldEntryRow;
  announcement_read: AnnouncementReadRow;
  hall_session: HallSessionRow;
  silence: SilenceRow;
  device_report: DeviceReportRow;
}
