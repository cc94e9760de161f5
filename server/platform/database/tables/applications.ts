import type { ApplicationState } from '#contract/application-form.ts';
import type { FeeState } from '#contract/applications.ts';
import type { PaymentState } from '#contract/fees.ts';
import type { Language } from '#text/language.ts';
import type { Time } from './time.ts';

/** What the public reads of an examination that takes applications. */
interface NoticeRow {
  examination: string;
  /** JSON of the contract's `NoticeRules`. */
  rules: string;
  closes_at: Time;
  /** The last moment for an application, with late ones. */
  ends_at: Time;
  /** Counts its changes, from 1. */
  version: number;
  changed_at: Time;
}

/** A person's form for an examination. */
export interface ApplicationRow {
  /** Eight digits. */
  number: string;
  examination: string;
  /** The account that made it; null for a person without one. */
  account_id: string | null;
  /** Its code follows from the installation's secret, the number and this counter, from 1. */
  code_counter: number;
  /** A keyed hash of the address from which it was begun. */
  origin: string;
  state: ApplicationState;
  language: Language;
  /** Counts its changes, from 1. */
  version: number;
  begun_at: Time;
  changed_at: Time;
  submitted_at: Time | null;
  decided_at: Time | null;
  decided_by: string | null;
  /** 1 if it came after the end for those in time, else 0. */
  late: number;
  is_doubtful: number;
  /** 1 if a document is missing that the notice asks for now. */
  is_missing: number;
  is_corrected: number;
  /** 1 if a person has to look first: it claims a group by a document that no clerk has opened. */
  needs_look: number;
  fee: FeeState;
  /** The id of the district; empty where it was not asked. */
  district: string;
  /** AD, `YYYY-MM-DD`. */
  date_of_birth: string | null;
  /** The person in a compared form, name and day of birth; null before it is submitted. */
  person_key: string | null;
  phone_key: string | null;
  voucher_key: string | null;
  /** The line of a bank's list that a person said it is; null for none. */
  bank_line: string | null;
  /** Whether a person decided which line it is, or that it is none. */
  fee_by_hand: number;
  /** Null before numbers are given. */
  symbol_number: string | null;
  /** The step in which it was accepted with others; null for one that was decided by itself. */
  batch: string | null;
  /** The name in the form by which lists are sorted. */
  sort_name: string;
  /** JSON of the names of groups that it claims. */
  claimed: string;
  /** What a search looks in, in lower case. */
  search: string;
  /** JSON of the contract's `ApplicationForm`. */
  form: string;
  /** The same as it was submitted last; null before. */
  sent_form: string | null;
  /** JSON of what was decided; null while nothing is. */
  decision: string | null;
  /** JSON of the names of fields that changed after it was submitted. */
  corrected: string;
  /** JSON of what a rule doubts. */
  doubts: string;
  /** When the applicant first opened the admit card; null before. */
  card_seen_at: Time | null;
}

/** A document of an application. */
export interface ApplicationDocumentRow {
  id: string;
  application: string;
  /** What it is: `photo`, or the id of a document that the notice asks for. */
  kind: string;
  /** The name of its file on the applicant's device. */
  name: string;
  type: 'image/jpeg' | 'application/pdf';
  bytes: number;
  /** In pixels; null for a PDF. */
  width: number | null;
  height: number | null;
  sent_at: Time;
  /** The key of its bytes. */
  key: string;
}

/** The bytes of a document. */
interface DocumentFileRow {
  key: string;
  /** When it was found that no application names them; null before. */
  unnamed_at: Time | null;
  /** Null if they are a file in DATA_DIR/documents, named by the key. */
  bytes: Uint8Array | null;
}

/** A device on which an application is open. */
interface ApplicationSessionRow {
  token_hash: string;
  application: string;
  /** Its last call. */
  seen_at: Time;
}

/** Which application a member of the staff reads. */
interface ApplicationReaderRow {
  account_id: string;
  application: string;
  at: Time;
}

/** That an application was told something which is told once. */
export interface ToldMessageRow {
  application: string;
  kind: 'card' | 'tomorrow' | 'key' | 'result' | 'offer' | 'offer-ends' | 'offer-reminder' | 'moved' | 'voucher';
  /**
   * What it is about: the start of the examination or of the offer in ISO, or the compared form of a voucher. Empty where
   * there is only one such message.
   */
  about: string;
  told_at: Time;
}

/** A payment of a fee by a provider. */
export interface PaymentRow {
  /** Our name for it, which the provider gets. */
  reference: string;
  examination: string;
  /** The number of the application, which may be deleted meanwhile. */
  application: string;
  provider: 'esewa';
  amount_paisa: number;
  state: PaymentState;
  /** The provider's own name for it. */
  provider_reference: string | null;
  begun_at: Time;
  times_asked: number;
  /** When the provider was last asked; null before. */
  asked_at: Time | null;
  /** When the provider is asked next; null: no more. */
  ask_at: Time | null;
  settled_at: Time | null;
}

/** A line of a bank's list. */
export interface BankLineRow {
  id: string;
  examination: string;
  /** The number as it is compared. */
  voucher_key: string;
  number: string;
  amount_paisa: number;
  /** AD, YYYY-MM-DD. */
  day: string | null;
  name: string;
  phone: string;
  brought_at: Time;
}

/** Notices and applications. */
export interface ApplicationTables {
  notice: NoticeRow;
  application: ApplicationRow;
  application_document: ApplicationDocumentRow;
  document_file: DocumentFileRow;
  application_session: ApplicationSessionRow;
  application_reader: ApplicationReaderRow;
  told_message: ToldMessageRow;
  payment: PaymentRow;
  bank_line: BankLineRow;
}
