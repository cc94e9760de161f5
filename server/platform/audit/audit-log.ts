import type { Database } from '#server/platform/database/tables.ts';

/** Who acts: an account (its id), a room's pass (its examination and room), a visitor, a command, or the server. */
export type Actor = `account:${string}` | `room:${string}` | `command:${string}` | 'visitor' | 'system';

/** The audit actions. Each new action gets a row here, so that a reader of the log finds all of them. */
export const acts = [
  'login-refused',
  'login-held-up',
  'limit-reached',
  'password-reset',
  'password-changed',
  'sessions-ended',
  'account-deleted',
  'role-changed',
  'duties-changed',
  'second-factor-on',
  'second-factor-off',
  'second-factor-refused',
  'recovery-codes-made',
  'recovery-code-used',
  'link-sent',
  'mail-sent-again',
  'staff-signed-in',
  'staff-signed-out',
  'item-added',
  'item-changed',
  'item-reviewed',
  'item-disagreed-with',
  'items-imported',
  'figure-added',
  'college-changed',
  'logo-changed',
  'invited',
  'invitation-ended',
  'finding-dismissed',
  'backup-asked',
  'backup-made',
  'backup-failed',
  'backup-checked',
  'backup-downloaded',
  'backup-restored',
  'examination-made',
  'examination-changed',
  'paper-changed',
  'paper-read',
  'paper-opened',
  'exported',
  'examination-sealed',
  'examination-unsealed',
  'state-changed',
  'candidates-imported',
  'candidates-deleted',
  'candidate-added',
  'candidate-changed',
  'pin-made',
  'pins-made',
  'pins-shown-again',
  'trial-begun',
  'room-pass-made',
  'room-signed-in',
  'presence-confirmed',
  'face-judged',
  'device-released',
  'minutes-given',
  'announced',
  'hand-in-taken-back',
  'held-taken',
  'held-left',
  'outage-opened',
  'outage-closed',
  'objections-closed',
  'consent-asked',
  'consent-given',
  'key-decided',
  'tie-decided',
  'notice-changed',
  'notice-removed',
  'document-seen',
  'documents-deleted',
  'application-decided',
  'application-undone',
  'application-withdrawn',
  'application-deleted',
  'applications-accepted',
  'applications-undone',
  'numbers-given',
  'room-shaped',
  'seats-given',
  'card-opened',
  'bank-list-brought',
  'fee-decided',
  'offers-begun',
  'offer-answered',
  'offers-reminded',
  'voucher-asked',
] as const;
export type AuditAction = (typeof acts)[number];

/** A line of the audit log. It can never be removed, so it holds ids and no names, e-mails or addresses. */
export interface AuditEntry {
  readonly actor: Actor;
  readonly act: AuditAction;
  /** The object of the action: its kind and its id, as in 'account:Zx3…' or 'database'. */
  readonly subject: string;
  /** The code of the examination that it belongs to; the examination's staff may read it. */
  readonly examination?: string;
  /** Further facts. A change has `before` and `after`, and the `reason` if one is asked for. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** A keyed hash of its address: it shows that two actions have one origin, but not which. */
  readonly origin?: string;
}

/** Appends a line; `now` is in ms. Call it in the transaction of the change itself, so that both exist or neither. */
export async function writeAudit(db: Database, entry: AuditEntry, now: number): Promise<void> {
  const { actor, act, subject, examination = null, details = {}, origin = null } = entry;
  await db
    .insertInto('audit_log')
    .values({ at: now, actor, act, subject, examination, details: JSON.stringify(details), origin })
    .execute();
}
