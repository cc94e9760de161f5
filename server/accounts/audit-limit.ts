import type { Counted } from '#server/accounts/limiter.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Database } from '#server/database/tables.ts';

/** The limit that has just been used up, if one has: from now on it refuses. */
export function reachedLimit(counted: readonly Counted[]): string | undefined {
  return counted.find(({ limit, count }) => limit.effect === 'refuse' && count === limit.allowed)?.limit.name;
}

/**
 * Writes down that a limit was reached: once for all that it refuses until its window ends, so that nobody can fill the
 * log. `subject` is what was tried; `origin` where from, as the log keeps it; `now` is in ms.
 */
export async function auditReachedLimit(
  db: Database,
  counted: readonly Counted[],
  subject: string,
  origin: string,
  now: number,
): Promise<void> {
  const limit = reachedLimit(counted);
  if (limit === undefined) return;
  await writeAudit(db, { actor: 'visitor', act: 'limit-reached', subject, details: { limit }, origin }, now);
}
