import type { Time } from './time.ts';

/** A version of an examination's key; the first comes with the seal. */
interface KeyVersionRow {
  examination: string;
  version: number;
  /** JSON of a PaperKey. */
  item_key: string;
  /** JSON of the key decisions, with their reasons. */
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

/** The candidates whom the examiner admits from a tie at a last seat. */
interface TieDecisionRow {
  examination: string;
  made_at: Time;
  list: string;
  /** JSON of symbol numbers, in order. */
  among: string;
  admitted: string;
  reason: string;
}

/** Published results, stored once. */
export interface PublicationRow {
  examination: string;
  made_at: Time;
  /** The signed JSON text. */
  signed: string;
  /** In base64. */
  signature: string;
  /** JSON of each candidate's own result, by the stored hash of the PIN. */
  own_results: string;
}

/** The key, objections, ties and publications. */
export interface MeritTables {
  key_version: KeyVersionRow;
  objection: ObjectionRow;
  tie_decision: TieDecisionRow;
  publication: PublicationRow;
}
