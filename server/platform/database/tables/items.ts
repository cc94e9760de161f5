import type { Time } from './time.ts';

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
  pattern: string;
  /** What items are compared by that may nearly say the same (content/check/likeness.ts): a hash of what must not differ, and the words, with spaces. */
  frame: string;
  words: string;
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

/** Who has seen the key of a draft, and when last. */
interface KeySeenRow {
  item_id: string;
  account_id: string;
  at: Time;
}

/** What the rules find in the present version of an item. */
interface ItemFindingRow {
  item_id: string;
  place: number;
  kind: string;
  sentence: string;
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
  /** JSON of an Evidence of contract/doctor.ts; null where none was kept. */
  evidence: string | null;
  found_at: Time;
}

/** How hard an item was the last time that it was sat. */
interface ItemFacilityRow {
  item_id: string;
  /** From 0, nobody had it right, to 1. */
  facility: number;
  found_at: Time;
}

/** The bank: its items, their pictures, and what is found wrong with them. */
export interface ItemTables {
  item: ItemRow;
  item_version: ItemVersionRow;
  item_number: ItemNumberRow;
  review_note: ReviewNoteRow;
  key_seen: KeySeenRow;
  item_finding: ItemFindingRow;
  figure: FigureRow;
  question_report: QuestionReportRow;
  finding_dismissal: FindingDismissalRow;
  statistic_finding: StatisticFindingRow;
  item_facility: ItemFacilityRow;
}
