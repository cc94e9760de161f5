/** An entry in the record of an account. */
export interface RecordEntryRow {
  account_id: string;
  kind: 'attempts' | 'cards' | 'bookmarks' | 'goals';
  /** The id of an attempt, the key of a question, or 'goal'. */
  key: string;
  /** Grows with each change of the account's record; it tells another device what is new. */
  place: number;
  /** JSON, in the contract's form. */
  body: string;
}

/** How far the record of an account has come, and its size. */
interface RecordStateRow {
  account_id: string;
  last_place: number;
  characters: number;
}

/** The record of an account's practice. */
export interface RecordTables {
  record_entry: RecordEntryRow;
  record_state: RecordStateRow;
}
