import type { Generated, Kysely } from 'kysely';
import type { Role } from '#contract/account.ts';
import type { Language } from '#text/language.ts';
import type { ExaminationState } from '#contract/examination.ts';
import type { EntryKind } from '#exam/sitting/entry.ts';

/** Times are milliseconds since 1970 in UTC. */
type Time = number;

/** What is stored of an examination's state; `open` and `running` come by the clock, and `ended` too unless somebody closes it. */
export type StoredState = Exclude<ExaminationState, 'open' | 'running'>;

/** What every row of the catalogue has. An id never changes its meaning. */
interface CatalogueRow {
  id: number;
  title: string;
  /** Where it stands among its neighbours, from 0. */
  place: number;
  /** Since when it is no longer in its source; such a row is shown to nobody. */
  retired_at: Time | null;
  /** Whose it is: what came from the content files changes with them, what a college made changes only by its hand. */
  source: 'files' | 'college';
}

export interface LevelRow extends CatalogueRow {
  slug: string;
  description: string;
}

export interface SubjectRow extends CatalogueRow {
  level_id: number;
  slug: string;
}

/** What a student answers: the text of a Question[] and, as JSON, the MathML of its TeX. */
interface Questions {
  json_data: string;
  math: string;
}

export interface UnitRow extends CatalogueRow, Questions {
  subject_id: number;
  /** The slug of a category of content/read/catalogue.ts. */
  category: string;
  /** The title under which units stand together. */
  item: string;
}

export interface ProgrammeRow extends CatalogueRow {
  slug: string;
  /** JSON of {title, slug}[]. */
  types: string;
}

export interface EntranceSubjectRow extends CatalogueRow {
  programme_id: number;
  type: string;
}

export interface EntranceUnitRow extends CatalogueRow, Questions {
  subject_id: number;
  type: string;
}

/** One row, id 1: which content the tables above hold. */
interface ContentStateRow {
  id: number;
  /** Hash of the files that were loaded; empty before the first load. */
  hash: string;
  /** Grows with each load; servers that hold the catalogue in memory watch it. */
  version: number;
  loaded_at: Time;
  /** The same of the items of the bank that are built in. */
  items_hash: string;
}

export interface AccountRow {
  id: string;
  name: string;
  /** As its owner writes it. */
  email: string;
  /** The e-mail in lower case: what accounts are found by, and unique. */
  email_key: string;
  password_hash: string;
  role: Role;
  /** The language that it is written to in. */
  language: Language;
  /** When a link that was sent to the e-mail was first used; null = anybody may have written that e-mail. */
  email_proven_at: Time | null;
  created_at: Time;
}

/** Of a session or a reset link. Only the hash of its token is known here. */
interface TokenRow {
  token_hash: string;
  account_id: string;
  created_at: Time;
  expires_at: Time;
}

interface SessionRow extends TokenRow {
  /** The kind of device that it began on, as `nameDevice` says it; empty where that said nothing. */
  device: string;
  /** To some minutes; null until it is used. */
  last_used_at: Time | null;
}

/** What the codes of an authenticator app are made of. */
interface SecondFactorRow {
  account_id: string;
  /** In Base32, as the app is given it. */
  secret: string;
  /** Since when a code of it is asked for; null while it is being set up. */
  confirmed_at: Time | null;
  /** The time step of the last code that was taken: none up to it is taken again. */
  last_step: number;
}

/** A code for the day the app is lost; a used one is gone. */
interface RecoveryCodeRow {
  code_hash: string;
  account_id: string;
}

/** How often something was counted since its window began. */
interface RateLimitRow {
  /** A keyed hash over what is counted: addresses and e-mails are not kept in clear. */
  key: string;
  /** A keyed hash of the account, on rows that are cleared with it. */
  account_key: string | null;
  count: number;
  ends_at: Time;
}

/** What this installation alone knows: made once, shared by all its servers. */
interface SecretRow {
  name: string;
  value: string;
}

/** A mail that is still to be sent. It is written when it is sent, so no link waits in the database. */
export interface MailJobRow {
  id: string;
  kind: 'reset-link' | 'password-changed';
  recipient: string;
  tries: number;
  created_at: Time;
  /** When to try next; a server that takes the job moves this ahead first, so that no other takes it too. */
  due_at: Time;
  /** Why the last try failed: a code of the mail library; null before. */
  reason: string | null;
  /** Since when nobody tries any more. */
  given_up_at: Time | null;
}

/** What was done, by whom and on what; lines are added and never changed. See server/audit/audit-log.ts. */
interface AuditRow {
  id: Generated<number>;
  at: Time;
  actor: string;
  act: string;
  subject: string;
  examination: string | null;
  /** JSON. */
  details: string;
  origin: string | null;
}

/** A question of the bank as it is now; what is a list or an object is JSON. */
export interface ItemRow {
  id: string;
  origin: 'built-in' | 'own';
  subject: string | null;
  topic: string | null;
  tags: string;
  language: 'en' | 'ne';
  difficulty: number | null;
  status: 'draft' | 'reviewed' | 'retired';
  stem: string;
  options: string;
  right_options: string;
  explanation: string;
  figure_id: string | null;
  figure_alt: string | null;
  version: number;
  author_id: string | null;
  reviewer_id: string | null;
  saved_at: Time;
  /** What the text of a search is looked for in. */
  search: string;
  /** Hashes that items share that say the same, and that say the same with other numbers (content/check/near-duplicates.ts). */
  wording: string;
  pattern: string;
  /** What students' reports call it (exam/question-key.ts). */
  question_key: string;
}

/** What an item was when it was saved; never changed. */
export interface ItemVersionRow {
  item_id: string;
  version: number;
  /** JSON of an ItemContent. */
  content: string;
  /** A hash of what is asked and what is right: an import that brings the same adds nothing. */
  content_hash: string;
  saved_at: Time;
  saved_by: string | null;
}

/** One row, id 1: the number of the newest own item. */
interface ItemNumberRow {
  id: number;
  last: number;
}

/** A reviewer's answer that differs from the key. */
interface ReviewNoteRow {
  id: string;
  item_id: string;
  version: number;
  account_id: string | null;
  at: Time;
  chosen: string;
  text: string;
}

/** What the rules find in the present version of an item. */
interface ItemFindingRow {
  item_id: string;
  place: number;
  kind: string;
  sentence: string;
}

/** An examination; what is decided about it is JSON of contract/examination.ts. */
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
}

/** Who besides its owner may see an examination. */
interface ExaminationStaffRow {
  examination: string;
  email_key: string;
}

/** An item of a paper, with the version that was frozen; null in a draft, which follows the bank. */
interface PaperItemRow {
  examination: string;
  place: number;
  item_id: string;
  version: number | null;
}

/** A paper as it was sealed. */
interface SealedPaperRow {
  examination: string;
  /** SHA-256 of the sealed bytes, in hexadecimal. */
  hash: string;
  /** The key that opens them, in base64url. */
  secret: string;
  /** JSON of what is sealed. */
  paper: string;
  /** In base64. */
  sealed: string;
}

interface RoomRow {
  examination: string;
  room: string;
  /** A keyed hash of its pass. */
  pass_hash: string | null;
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
  /** A keyed hash: PINs are random, so it need not be slow. */
  pin_hash: string;
  /** What the candidate's own order of the paper follows from. */
  seed: string;
  withdrawn_at: Time | null;
  /** Why the result is withheld. */
  withheld: string | null;
  present_at: Time | null;
}

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
}

/** An entry that is no part of the log, kept as evidence. */
export interface HeldEntryRow extends Omit<EntryRow, 'late' | 'device'> {
  device: string;
  reason: 'replaced-device' | 'differs' | 'too-late';
}

/** A candidate's session. A device that another one took over from keeps its own, to be told so. */
interface HallSessionRow {
  token_hash: string;
  examination: string;
  symbol_number: string;
  device: string;
  created_at: Time;
  replaced_at: Time | null;
}

/** An invigilator's session: it ends with the pass that it was opened by. */
interface RoomSessionRow {
  token_hash: string;
  examination: string;
  room: string;
  pass_hash: string;
  created_at: Time;
}

/** What was done from a board, under the id that the device gave it, and what was answered. */
interface RoomActRow {
  examination: string;
  id: string;
  actor: string;
  kind: string;
  done_at: Time;
  /** JSON. */
  answer: string;
}

/** What is said to a room, to one candidate or, where neither stands, to all. */
export interface AnnouncementRow {
  examination: string;
  id: string;
  made_at: Time;
  made_by: string;
  room: string | null;
  symbol_number: string | null;
  /** JSON of a Localised. */
  text: string;
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
  /** What was lost, if it has a name: the outage, or the single stretch. */
  cause: string | null;
  minutes: number;
  given_at: Time;
  given_by: string;
  reason: string;
}

/** A picture that items show, under a hash of its bytes. */
export interface FigureRow {
  id: string;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  /** In pixels. */
  width: number;
  height: number;
  /** Null where it is a file in DATA_DIR/figures, named by its id. */
  bytes: Uint8Array | null;
  added_at: Time;
  added_by: string | null;
}

/** What anybody has said about a question; of who said it nothing is kept. */
export interface QuestionReportRow {
  id: string;
  /** As it was named. */
  question: string;
  /** The item that is meant, if it is in the bank. */
  item_id: string | null;
  reason: string;
  text: string;
  reported_at: Time;
}

/** A finding of the bank's doctor that staff have settled. */
interface FindingDismissalRow {
  finding: string;
  dismissed_at: Time;
  dismissed_by: string | null;
  reason: string;
}

/** What an examination's statistics say against a version of an item. */
interface StatisticFindingRow {
  item_id: string;
  version: number;
  kind: string;
  /** Of the option that is meant; empty where none is. */
  letter: string;
  sentence: string;
  found_at: Time;
}

/** A question file that was looked at and is not accepted yet. */
interface PendingImportRow {
  id: string;
  account_id: string;
  /** What the file was called; empty for pasted text. */
  source: string;
  /** JSON of a PendingItem[]. */
  items: string;
  made_at: Time;
  expires_at: Time;
}

/** A picture of an item of it. */
interface PendingPictureRow {
  import_id: string;
  /** Of the item, from 0. */
  place: number;
  bytes: Uint8Array;
  /** A version of an examination's key; the first comes with the seal. */
}

interface KeyVersionRow {
  examination: string;
  version: number;
  /** JSON of a PaperKey. */
  item_key: string;
  /** JSON of what was decided, with the reasons. */
  decisions: string;
  made_at: Time;
}

/** A candidate's claim against the key of one place. */
export interface ObjectionRow {
  examination: string;
  symbol_number: string;
  place: number;
  reason: string;
  /** The option that should be right. */
  option: string | null;
  made_at: Time;
}

/** Whom the examiner admits of a tie at a last seat. */
interface TieDecisionRow {
  examination: string;
  made_at: Time;
  list: string;
  /** JSON of symbol numbers, in order. */
  among: string;
  admitted: string;
  reason: string;
}

/** What was published, once. */
export interface PublicationRow {
  examination: string;
  made_at: Time;
  /** The JSON text that the signature is over. */
  signed: string;
  /** In base64. */
  signature: string;
  /** JSON of each candidate's own result, by the stored hash of the PIN. */
  own_results: string;
}

/** One row, id 1, that is written to see whether the database takes writes. */
interface WriteProbeRow {
  id: number;
  writes: number;
}

/** Something of the record of an account. */
export interface RecordEntryRow {
  account_id: string;
  kind: 'attempts' | 'cards' | 'bookmarks';
  /** Of an attempt its id, else the key of its question. */
  key: string;
  /** Grows with each change of the account's record; another device is brought up to date by it. */
  place: number;
  /** JSON, as the contract has it. */
  body: string;
}

/** How far the record of an account has come, and how much it is. */
interface RecordStateRow {
  account_id: string;
  last_place: number;
  characters: number;
}

/** Every table, as Kysely sees it. */
export interface Tables {
  content_state: ContentStateRow;
  level: LevelRow;
  subject: SubjectRow;
  unit: UnitRow;
  programme: ProgrammeRow;
  entrance_subject: EntranceSubjectRow;
  entrance_unit: EntranceUnitRow;
  account: AccountRow;
  session: SessionRow;
  staff_session: TokenRow;
  reset_link: TokenRow;
  rate_limit: RateLimitRow;
  secret: SecretRow;
  second_factor: SecondFactorRow;
  recovery_code: RecoveryCodeRow;
  mail_job: MailJobRow;
  audit_log: AuditRow;
  write_probe: WriteProbeRow;
  item: ItemRow;
  item_version: ItemVersionRow;
  item_number: ItemNumberRow;
  review_note: ReviewNoteRow;
  item_finding: ItemFindingRow;
  examination: ExaminationRow;
  examination_staff: ExaminationStaffRow;
  paper_item: PaperItemRow;
  sealed_paper: SealedPaperRow;
  room: RoomRow;
  candidate: CandidateRow;
  attempt: AttemptRow;
  entry: EntryRow;
  held_entry: HeldEntryRow;
  hall_session: HallSessionRow;
  room_session: RoomSessionRow;
  room_act: RoomActRow;
  announcement: AnnouncementRow;
  silence: SilenceRow;
  device_report: DeviceReportRow;
  outage: OutageRow;
  time_grant: TimeGrantRow;
  figure: FigureRow;
  question_report: QuestionReportRow;
  finding_dismissal: FindingDismissalRow;
  statistic_finding: StatisticFindingRow;
  pending_import: PendingImportRow;
  pending_picture: PendingPictureRow;
  key_version: KeyVersionRow;
  objection: ObjectionRow;
  tie_decision: TieDecisionRow;
  publication: PublicationRow;
  record_entry: RecordEntryRow;
  record_state: RecordStateRow;
}

export type Database = Kysely<Tables>;
