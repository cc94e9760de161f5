import type { Generated } from 'kysely';
import type { Time } from './time.ts';

/** A count since its window began. */
interface RateLimitRow {
  /** A keyed hash over what is counted: addresses and e-mails are not stored in clear text. */
  key: string;
  /** A keyed hash of the account, on rows that are cleared with it. */
  account_key: string | null;
  /** The candidate of the PIN, where the board of the examination shows the count. */
  examination: string | null;
  symbol_number: string | null;
  count: number;
  ends_at: Time;
}

/** A secret of this installation: made once, shared by all its servers. */
interface SecretRow {
  name: string;
  value: string;
}

/** What an applicant is told: by mail, and by SMS. No SMS has a code in it. */
export type ApplicationMessage =
  | 'application-code'
  | 'application-returned'
  | 'application-numbered'
  | 'application-card'
  | 'application-tomorrow'
  | 'application-key'
  | 'application-result'
  | 'application-offer'
  | 'application-offer-ends'
  | 'application-offer-reminder'
  | 'application-moved'
  | 'application-voucher'
  | 'sms-application-submitted'
  | 'sms-application-returned'
  | 'sms-application-numbered'
  | 'sms-application-card'
  | 'sms-application-tomorrow'
  | 'sms-application-key'
  | 'sms-application-result'
  | 'sms-application-offer'
  | 'sms-application-offer-ends'
  | 'sms-application-offer-reminder'
  | 'sms-application-moved'
  | 'sms-application-voucher';

/** A mail or an SMS that waits to be sent. Its text is made when it is sent, so no link waits in the database. */
export interface MailJobRow {
  id: string;
  kind: 'reset-link' | 'password-changed' | 'invitation' | 'consent-asked' | ApplicationMessage;
  /** An e-mail address; of an SMS the mobile number. */
  recipient: string;
  /** The number of the application that it is about; null for another mail. */
  application: string | null;
  tries: number;
  created_at: Time;
  /** When to try next. A server that takes the job moves this ahead first, so that no other takes it too. */
  due_at: Time;
  /** Why the last try failed: a code of the mail library; null before. */
  reason: string | null;
  /** Since when the server has stopped trying. */
  given_up_at: Time | null;
  /** 1 for one of many that were queued together: it waits behind those to one person. */
  is_bulk: number;
}

/** A line of the audit log; lines are added and never changed. See server/platform/audit/audit-log.ts. */
interface AuditRow {
  id: Generated<number>;
  at: Time;
  actor: string;
  act: string;
  subject: string;
  examination: string | null;
  /** JSON. */
  details: string;
  origin: string | null;
}

/** One row, id 1, that is written to see whether the database takes writes. */
interface WriteProbeRow {
  id: number;
  writes: number;
}

/** The tables that one installation has for all its areas. */
export interface InstallationTables {
  rate_limit: RateLimitRow;
  secret: SecretRow;
  mail_job: MailJobRow;
  audit_log: AuditRow;
  write_probe: WriteProbeRow;
}
