import type { Language } from '#text/language.ts';
import type { Time } from './time.ts';

export interface AccountRow {
  id: string;
  name: string;
  /** The e-mail as its owner writes it. */
  email: string;
  /** The e-mail in lower case; it is unique, and accounts are found by it. */
  email_key: string;
  password_hash: string;
  /** The account's duties, in the order of the contract, with spaces between them; empty for a student. */
  duties: string;
  /** The language of mails to it. */
  language: Language;
  /** When a link that was mailed there was first used; null = anyone may have written that e-mail. */
  email_proven_at: Time | null;
  created_at: Time;
}

/** The columns of a session or a reset link. Only the hash of its token is stored. */
interface TokenRow {
  token_hash: string;
  account_id: string;
  created_at: Time;
  expires_at: Time;
}

interface SessionRow extends TokenRow {
  /** The kind of device that it began on, from `nameDevice`; empty if unknown. */
  device: string;
  /** Exact to some minutes; null until it is used. */
  last_used_at: Time | null;
}

interface StaffSessionRow extends TokenRow {
  /** When password and code were last given again; null: not since it began. */
  proved_at: Time | null;
}

/** The secret behind the codes of an authenticator app. */
interface SecondFactorRow {
  account_id: string;
  /** In Base32, as the app gets it. */
  secret: string;
  /** Since when a code is asked for; null while it is being set up. */
  confirmed_at: Time | null;
  /** The time step of the last accepted code; codes up to it are no longer accepted. */
  last_step: number;
}

/** A code for the case that the app is lost; a used one is deleted. */
interface RecoveryCodeRow {
  code_hash: string;
  account_id: string;
}

/** Accounts, and the means to sign in to them. */
export interface AccountTables {
  account: AccountRow;
  session: SessionRow;
  staff_session: StaffSessionRow;
  reset_link: TokenRow;
  second_factor: SecondFactorRow;
  recovery_code: RecoveryCodeRow;
}
