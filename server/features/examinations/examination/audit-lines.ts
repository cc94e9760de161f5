import { isRecord } from '#exam/parse.ts';
import { auditDetails } from '#server/platform/audit/audit-details.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** Lines of the audit log that name a code, between two line numbers. */
interface Stretch {
  readonly code: string;
  readonly from: number;
  readonly below: number;
}

/**
 * The audit lines of the examination with this code. Lines under its earlier codes are included; lines of another
 * examination that once had this code are not.
 */
export async function auditLines(db: Database, code: string) {
  const stretches = await stretchesOf(db, code);
  return db
    .selectFrom('audit_log')
    .where((line) =>
      line.or(
        stretches.map(({ code: examination, from, below }) =>
          line.and([line('examination', '=', examination), line('id', '>=', from), line('id', '<', below)]),
        ),
      ),
    );
}

async function stretchesOf(db: Database, code: string): Promise<readonly Stretch[]> {
  const stretches: Stretch[] = [];
  let next: { readonly code: string; readonly below: number } | null = { code, below: Number.MAX_SAFE_INTEGER };
  while (next !== null) {
    const { code: called, below }: { readonly code: string; readonly below: number } = next;
    const lines = await db
      .selectFrom('audit_log')
      .select(['id', 'act', 'details'])
      .where('examination', '=', called)
      .where('id', '<', below)
      .where('act', 'in', ['examination-made', 'examination-changed'])
      .orderBy('id', 'desc')
      .execute();
    const first = lines.find(({ act, details }) => act === 'examination-made' || codeBefore(details) !== null);
    stretches.push({ code: called, from: first?.id ?? 0, below });
    const before = first ? codeBefore(first.details) : null;
    next = first && before !== null ? { code: before, below: first.id } : null;
  }
  return stretches;
}

/** The earlier code in a line about a change of code; null for any other line. */
function codeBefore(details: string): string | null {
  const { before } = auditDetails(details);
  return isRecord(before) && typeof before['code'] === 'string' ? before['code'] : null;
}
