import type { Time } from './time.ts';

/** A question file that waits to be accepted. */
interface PendingImportRow {
  id: string;
  account_id: string;
  /** The name of the file; empty for pasted text. */
  source: string;
  /** JSON of a PendingItem[]. */
  items: string;
  made_at: Time;
  expires_at: Time;
}

/** An image of one of its items. */
interface PendingPictureRow {
  import_id: string;
  /** The position of the item, from 0. */
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
