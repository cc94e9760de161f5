import type { Role } from '#contract/account.ts';
import type { Language } from '#text/language.ts';
import type { Time } from './time.ts';

export interface AccountRow {
  id: string;
  name: string;
  /** As its owner writes it. */
  email: string;
  /** The e-mail in lower case: what accounts are found by, and unique. */
  email_key: string;
  password_hash: string;
  role: Role;
  /** The language that it is written to in. */
  language: Language;
  /** When a link that was sent to the e-mail was first used; null = anybody may have written that e-mail. */
  email_proven_at: Time | null;
  created_at: Time;
}

/** Of a session or a reset link. Only the hash of its token is known here. */
interface TokenRow {
  token_hash: string;
  account_id: string;
  created_at: Time;
  expires_at: Time;
}

interface SessionRow extends TokenRow {
  /** The kind of device that it began on, as `nameDevice` says it; empty where that said nothing. */
  device: string;
  /** To some minutes; null until it is used. */
  last_used_at: Time | null;
}

interface StaffSessionRow extends TokenRow {
  /** When the password, and the code where there is one, were last given again; null: not since it began. */
  proved_at: Time | null;
}

/** What the codes of an authenticator app are made of. */
interface SecondFactorRow {
  account_id: string;
  /** In Base32, as the app is given it. */
  secret: string;
  /** Since when a code of it is asked for; null while it is being set up. */
  confirmed_at: Time | null;
  /** The time step of the last code that was taken: none up to it is taken again. */
  last_step: number;
}

/** A code for the day the app is lost; a used one is gone. */
interface RecoveryCodeRow {
  code_hash: string;
  account_id: string;
}

/** Accounts, and what they are signed in by. */
export interface AccountTables {
  account: AccountRow;
  session: SessionRow;
  staff_session: StaffSessionRow;
  reset_link: TokenRow;
  second_factor: SecondFactorRow;
  recovery_code: RecoveryCodeRow;
}
