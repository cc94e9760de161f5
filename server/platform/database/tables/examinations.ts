import type { ConsentStep } from '#contract/consents.ts';
import type { Gender } from '#contract/candidates.ts';
import type { ExaminationState } from '#contract/examination.ts';
import type { Time } from './time.ts';

/**
 * The stored state of an examination. `open` and `running` come with the clock, and so does `ended` unless a person
 * closes it.
 */
export type StoredState = Exclude<ExaminationState, 'open' | 'running'>;

/** An examination; its rules are JSON of contract/examination.ts. */
export interface ExaminationRow {
  code: string;
  owner_id: string;
  state: StoredState;
  starts_at: Time;
  rules: string;
  created_at: Time;
  sealed_at: Time | null;
  /** The code of the examination that this is a trial of; null for a real one. */
  trial_of: string | null;
  /** When its paper was drawn, and from how many possible items; null if it was put together by hand. */
  drawn_at: Time | null;
  drawn_from: number | null;
  /** When a person ended it; null while it goes on, or where the clock ended it. */
  ended_at: Time | null;
}

/** The co-examiners, who may see an examination besides its owner. */
interface ExaminationStaffRow {
  examination: string;
  email_key: string;
}

/** An item of a paper, with its frozen version; null in a draft, which follows the bank. */
interface PaperItemRow {
  examination: string;
  place: number;
  item_id: string;
  version: number | null;
}

/** Who has read a paper through, and its items with their versions at that time, as JSON. */
interface PaperReadingRow {
  examination: string;
  account_id: string;
  read_at: Time;
  items: string;
}

/** A sealed paper. */
interface SealedPaperRow {
  examination: string;
  /** SHA-256 of the sealed bytes, in hexadecimal. */
  hash: string;
  /** The key that opens them, in base64url. */
  secret: string;
  /** JSON of the sealed content. */
  paper: string;
  /** In base64. */
  sealed: string;
  /** JSON of the bank's option ids, by place and by the paper's id. Null for a paper from before ids were permuted. */
  option_ids: string | null;
}

interface RoomRow {
  examination: string;
  room: string;
  /** A keyed hash of its pass. */
  pass_hash: string | null;
  /** The size of its grid of seats; null for a room without one. */
  seat_rows: number | null;
  seat_columns: number | null;
  /** JSON of the names of seats that don't exist. */
  struck_out: string;
}

export interface CandidateRow {
  examination: string;
  symbol_number: string;
  name: string;
  room: string | null;
  seat: string | null;
  /** JSON of the names of groups. */
  member_of: string;
  extra_minutes: number;
  /** AD, `YYYY-MM-DD`. */
  date_of_birth: string | null;
  /** In hundredths. */
  previous_score: number | null;
  phone: string | null;
  email: string | null;
  gender: Gender | null;
  /** A keyed hash. PINs are random, so it need not be slow. */
  pin_hash: string;
  /**
   * The counter of the server's PINs for this symbol number, from 1. Null for a PIN from a file, which can't be shown
   * again.
   */
  pin_counter: number | null;
  /** The seed of the candidate's own order of the paper. */
  seed: string;
  withdrawn_at: Time | null;
  /** Why the result is withheld. */
  withheld: string | null;
  present_at: Time | null;
  /** When the face differed from the photo at the door; null also once an examiner has decided. */
  face_doubted_at: Time | null;
}

/** A second examiner's yes to a step, asked for and perhaps given. */
interface ConsentRow {
  examination: string;
  step: ConsentStep;
  /** What it is about; it no longer counts once that changes. */
  subject: string;
  asked_by: string | null;
  asked_at: Time;
  agreed_by: string | null;
  agreed_at: Time | null;
}

/** Examinations, their papers and candidates. */
export interface ExaminationTables {
  examination: ExaminationRow;
  examination_staff: ExaminationStaffRow;
  paper_item: PaperItemRow;
  paper_reading: PaperReadingRow;
  sealed_paper: SealedPaperRow;
  consent: ConsentRow;
  room: RoomRow;
  candidate: CandidateRow;
}
