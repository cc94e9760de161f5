import type { Generated } from 'kysely';
import type { EntryKind } from '#exam/sitting/entry.ts';
import type { Time } from './time.ts';

/** What is known of a candidate's run through the paper besides its log. */
export interface AttemptRow {
  examination: string;
  symbol_number: string;
  /** The id that the device gave itself. */
  device: string | null;
  last_heard: Time | null;
  /** When the room let another device take over. */
  released_at: Time | null;
  /** ms since the start, as the end and the hand-in. */
  began_at: number | null;
  ends_at: number | null;
  minutes_given: number;
  /** The last entry, and the head of the chain after it. */
  n: number;
  head: string;
  handed_in_at: number | null;
  /** JSON of the numbers of hand-ins that were taken back. */
  taken_back: Generated<string>;
  /** When another device was refused last, because this one was heard of. */
  wanted_at: Generated<Time | null>;
  /** The newest claim of the device, and from when on it holds (exam/sitting/claims.ts), in ms since the start. */
  claimed_n: Generated<number | null>;
  claimed_head: Generated<string | null>;
  claimed_at: Generated<number | null>;
  /** When the newest claim was made that the log has borne out. */
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
  /** 1 where it arrived after the candidate's end. */
  late: number;
  /** 1 where it can't have been made when it says: it does not count until an examiner takes it. */
  implausible: Generated<number>;
  /** What an examiner decided of a late or implausible one; null: nothing yet. */
  decision: Generated<'taken' | 'left' | null>;
}

/** An entry that is no part of the log, kept as evidence. */
export interface HeldEntryRow extends Omit<EntryRow, 'late' | 'device' | 'implausible' | 'decision'> {
  device: string;
  reason: 'replaced-device' | 'differs' | 'too-late' | 'log-full';
  /** null: not decided yet. */
  decision: Generated<'taken' | 'left' | null>;
  /** The number in the log of one that was taken. */
  taken_as: Generated<number | null>;
}

/** A candidate has read an announcement away. */
export interface AnnouncementReadRow {
  examination: string;
  symbol_number: string;
  id: string;
  read_at: Time;
}

/** A candidate's session. A device that another one took over from keeps its own, to be told so. */
interface HallSessionRow {
  token_hash: string;
  examination: string;
  symbol_number: string;
  device: string;
  created_at: Time;
  replaced_at: Time | null;
  /** A hash of the secret that this device signs in again with; null of a session from before there were any. */
  secret_hash: Generated<string | null>;
}

/** A stretch without contact with a candidate who was working, in ms since the start. */
export interface SilenceRow {
  examination: string;
  symbol_number: string;
  from_ms: number;
  to_ms: number;
}

/** What a device tells of itself: when it ran without contact, when its page was left; in ms since the start. */
export interface DeviceReportRow extends SilenceRow {
  kind: 'ran' | 'left';
}

/** What candidates do in an examination, and their devices. */
export interface AttemptTables {
  attempt: AttemptRow;
  entry: EntryRow;
  held_entry: HeldEntryRow;
  announcement_read: AnnouncementReadRow;
  hall_session: HallSessionRow;
  silence: SilenceRow;
  device_report: DeviceReportRow;
}
