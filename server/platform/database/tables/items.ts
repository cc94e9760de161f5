import type { Time } from './time.ts';

/** A question of the bank as it is now; lists and objects are JSON. */
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
  /** The text that a search looks in. */
  search: string;
  /** A hash of the wording; items that differ only in numbers share it (content/check/near-duplicates.ts). */
  pattern: string;
  /**
   * The parts that are compared to find near duplicates (content/check/likeness.ts). `frame` is a hash of what must not
   * differ. `words` are the words, with spaces.
   */
  frame: string;
  words: string;
  /** The key that students' reports use (exam/question-key.ts). */
  question_key: string;
}

/** A saved version of an item; never changed. */
export interface ItemVersionRow {
  item_id: string;
  version: number;
  /** JSON of an ItemContent. */
  content: string;
  /** A hash of the question and its key: an import with the same hash adds nothing. */
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

/** Who has seen the key of a draft, and when last. */
interface KeySeenRow {
  item_id: string;
  account_id: string;
  at: Time;
}

/** A finding of the rules in the present version of an item. */
interface ItemFindingRow {
  item_id: string;
  place: number;
  kind: string;
  /** JSON of its code and the values of its sentence; the English sentence itself in rows from before codes. */
  sentence: string;
}

/** An image that items show, under a hash of its bytes. */
export interface ImageRow {
  id: string;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  /** In pixels. */
  width: number;
  height: number;
  /** Null if it is a file in DATA_DIR/figures, named by its id. */
  bytes: Uint8Array | null;
  added_at: Time;
  added_by: string | null;
}

/** A report about a question; the reporter is not stored. */
export interface QuestionReportRow {
  id: string;
  /** The question as the report named it. */
  question: string;
  /** The item with that question, if it is in the bank. */
  item_id: string | null;
  reason: string;
  text: string;
  reported_at: Time;
}

/** A finding that staff have settled. */
interface FindingDismissalRow {
  finding: string;
  dismissed_at: Time;
  dismissed_by: string | null;
  reason: string;
}

/** A finding of an examination's statistics about a version of an item. */
interface StatisticFindingRow {
  item_id: string;
  version: number;
  kind: string;
  /** The option at fault; empty without one. */
  letter: string;
  /** As that of an item's finding. */
  sentence: string;
  /** JSON of an Evidence of contract/doctor.ts; null if none was stored. */
  evidence: string | null;
  found_at: Time;
}

/** The facility of an item when it was last sat. */
interface ItemFacilityRow {
  item_id: string;
  /** From 0, all wrong, to 1. */
  facility: number;
  found_at: Time;
}

/** The bank: its items, their images and their findings. */
export interface ItemTables {
  item: ItemRow;
  item_version: ItemVersionRow;
  item_number: ItemNumberRow;
  review_note: ReviewNoteRow;
  key_seen: KeySeenRow;
  item_finding: ItemFindingRow;
  figure: ImageRow;
  question_report: QuestionReportRow;
  finding_dismissal: FindingDismissalRow;
  statistic_finding: StatisticFindingRow;
  item_facility: ItemFacilityRow;
}
