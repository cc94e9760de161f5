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

/** The record of an account's practice. */
export interface RecordTables {
  record_entry: RecordEntryRow;
  record_state: RecordStateRow;
}
