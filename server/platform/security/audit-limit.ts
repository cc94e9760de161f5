import type { LimitCount, Limiter } from './limiter.ts';
import type { Limit } from './limits.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** The limit that was just used up, if there is one; from now on it refuses. */
export function reachedLimit(counted: readonly LimitCount[]): string | undefined {
  return counted.find(({ limit, count }) => limit.effect === 'refuse' && count === limit.allowed)?.limit.name;
}

/**
 * Writes into the audit log that a limit was reached. It does so once until its window ends, so that a stranger can't
 * fill the log. `subject` is what was tried. `origin` is where from, in the log's form. `now` is in ms.
 */
export async function auditReachedLimit(
  db: Database,
  counted: readonly LimitCount[],
  subject: string,
  origin: string,
  now: number,
): Promise<void> {
  const limit = reachedLimit(counted);
  if (limit === undefined) return;
  await writeAudit(db, { actor: 'visitor', act: 'limit-reached', subject, details: { limit }, origin }, now);
}

/**
 * Writes into an examination's audit log that a limit was reached, once for each limit and window. So thousands of
 * tried symbol numbers can't fill it. `subject` is what was tried first; `now` is in ms.
 */
export async function auditInExamination(
  db: Database,
  limiter: Limiter,
  reached: { readonly limit: Limit; readonly subject: string; readonly examination: string },
  now: number,
): Promise<void> {
  const { limit, subject, examination } = reached;
  const told: Limit = { ...limit, name: `told-${limit.name}`, by: ['account'], devices: 'any', allowed: 1 };
  const about = { account: `examination/${examination}`, address: '', device: null };
  const [times] = await limiter.count(db, [told], about, now);
  if (times?.count !== 1) return;
  const details = { limit: limit.name };
  await writeAudit(db, { actor: 'visitor', act: 'limit-reached', subject, examination, details }, now);
}
