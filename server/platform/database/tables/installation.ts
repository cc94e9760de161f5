import type { Generated } from 'kysely';
import type { Time } from './time.ts';

/** How often something was counted since its window began. */
interface RateLimitRow {
  /** A keyed hash over what is counted: addresses and e-mails are not kept in clear. */
  key: string;
  /** A keyed hash of the account, on rows that are cleared with it. */
  account_key: string | null;
  /** Whose PIN it was, where the board of the examination shows the count. */
  examination: string | null;
  symbol_number: string | null;
  count: number;
  ends_at: Time;
}

/** What this installation alone knows: made once, shared by all its servers. */
interface SecretRow {
  name: string;
  value: string;
}

/** A mail that is still to be sent. It is written when it is sent, so no link waits in the database. */
export interface MailJobRow {
  id: string;
  kind: 'reset-link' | 'password-changed';
  recipient: string;
  tries: number;
  created_at: Time;
  /** When to try next; a server that takes the job moves this ahead first, so that no other takes it too. */
  due_at: Time;
  /** Why the last try failed: a code of the mail library; null before. */
  reason: string | null;
  /** Since when nobody tries any more. */
  given_up_at: Time | null;
}

/** What was done, by whom and on what; lines are added and never changed. See server/platform/audit/audit-log.ts. */
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

/** What one installation has for all its areas. */
export interface InstallationTables {
  rate_limit: RateLimitRow;
  secret: SecretRow;
  mail_job: MailJobRow;
  audit_log: AuditRow;
  write_probe: WriteProbeRow;
}
