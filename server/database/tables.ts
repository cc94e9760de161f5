import type { Generated, Kysely } from 'kysely';
import type { Role } from '#contract/account.ts';

/** Times are milliseconds since 1970 in UTC. */
type Time = number;

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

/** In whose paper an item stands. */
interface ItemUseRow {
  examination: string;
  item_id: string;
}

/** What the rules find in the present version of an item. */
interface ItemFindingRow {
  item_id: string;
  place: number;
  kind: string;
  sentence: string;
}

/** One row, id 1, that is written to see whether the database takes writes. */
interface WriteProbeRow {
  id: number;
  writes: number;
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
  session: TokenRow;
  staff_session: TokenRow;
  reset_link: TokenRow;
  rate_limit: RateLimitRow;
  secret: SecretRow;
  mail_job: MailJobRow;
  audit_log: AuditRow;
  write_probe: WriteProbeRow;
  item: ItemRow;
  item_version: ItemVersionRow;
  item_number: ItemNumberRow;
  review_note: ReviewNoteRow;
  item_use: ItemUseRow;
  item_finding: ItemFindingRow;
}

export type Database = Kysely<Tables>;
