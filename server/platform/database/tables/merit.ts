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

/** How an examination offers its seats; stored once the first round begins. */
interface OfferRuleRow {
  examination: string;
  moves_to_open: number;
  /** How long candidates have to answer a round that begins by itself. */
  round_hours: number;
  /** JSON of a LocalizedText, or null: what a candidate who takes a seat has to do. */
  note: string;
  /** The newest deadline after which a round was looked for. */
  deadline_seen: Time;
}

/** A round of offers, with the lists that were signed when it began. */
interface OfferRoundRow {
  examination: string;
  /** From 1. */
  round: number;
  begun_at: Time;
  answer_until: Time;
  /** JSON of the decisions about ties. */
  decided: string;
  /** The signed JSON text, and the signature in base64. */
  signed: string;
  signature: string;
}

/** What a candidate said of an offer. */
interface OfferAnswerRow {
  examination: string;
  symbol_number: string;
  list: string;
  answer: 'take' | 'leave';
  answered_at: Time;
  /** `visitor` for the candidate, or `account:` and the id of the member of staff who wrote it down. */
  answered_by: string;
}

/** The key, objections, ties, publications and offers. */
export interface MeritTables {
  key_version: KeyVersionRow;
  objection: ObjectionRow;
  tie_decision: TieDecisionRow;
  publication: PublicationRow;
  offer_rule: OfferRuleRow;
  offer_round: OfferRoundRow;
  offer_answer: OfferAnswerRow;
}
