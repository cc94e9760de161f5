import type { Account } from '#contract/account.ts';
import { writeAudit, type AuditEntry } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** Makes an audit line that belongs to an examination. Without a subject it is about the examination itself. */
export function auditEntry(
  { id }: Pick<Account, 'id'>,
  act: AuditEntry['act'],
  code: string,
  details: Record<string, unknown>,
  subject: string = `examination:${code}`,
): AuditEntry {
  return { actor: `account:${id}`, act, subject, examination: code, details };
}

/** Notes that a file of an examination was downloaded, before it is sent. `now` in ms. */
export async function noteExport(db: Database, who: Pick<Account, 'id'>, code: string, source: string, now: number) {
  await writeAudit(db, auditEntry(who, 'exported', code, { source }), now);
}
