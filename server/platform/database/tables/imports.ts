import type { Time } from './time.ts';

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
}

/** A page of its preview. */
interface PendingPageRow {
  import_id: string;
  /** From 1. */
  page: number;
  /** JSON of an ImportPage. */
  body: string;
}

/** Question files that wait to be accepted. */
export interface ImportTables {
  pending_import: PendingImportRow;
  pending_picture: PendingPictureRow;
  pending_page: PendingPageRow;
}
