import type { Database } from '#server/platform/database/tables.ts';
import type { ApplicationRow } from '#server/platform/database/tables/applications.ts';
import type { StoredNotice } from './notice-rows.ts';

type VoucherColumns = Pick<ApplicationRow, 'state' | 'fee' | 'voucher_key'>;

/** What decides beside an application whether its applicant is asked about the voucher. */
interface AskFacts {
  readonly notice: Pick<StoredNotice, 'rules'>;
  /** Whether the college brought a bank's list: without one, no voucher is missing in it. */
  readonly hasList: boolean;
  /** ms since 1970. */
  readonly now: number;
}

/** Whether to ask an applicant about a voucher: the lists do not have it, and it can still be corrected. */
export function isAskable(
  { state, fee, voucher_key }: VoucherColumns,
  { notice: { rules }, hasList, now }: AskFacts,
): boolean {
  const counts = state !== 'refused' && state !== 'withdrawn';
  return counts && fee === 'claimed' && voucher_key !== null && hasList && now < Date.parse(rules.correctionUntil);
}

/** Whether a college brought a bank's list with at least one line. */
export async function hasBankList(db: Database, code: string): Promise<boolean> {
  const line = await db
    .selectFrom('bank_line')
    .select('id')
    .where('examination', '=', code)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** Whether a message about a voucher, queued at `queuedAt` (ms), is still true: it may have waited for days. */
export async function isStillAsked(
  db: Database,
  row: VoucherColumns & Pick<ApplicationRow, 'number' | 'examination'>,
  notice: StoredNotice,
  { queuedAt, now }: { readonly queuedAt: number; readonly now: number },
): Promise<boolean> {
  if (!isAskable(row, { notice, hasList: await hasBankList(db, row.examination), now })) return false;
  // The message does not say which voucher it is about. One that was asked about later has a message of its own.
  const asked = await db
    .selectFrom('told_message')
    .select('about')
    .where('application', '=', row.number)
    .where('kind', '=', 'voucher')
    .where('about', '=', row.voucher_key)
    .where('told_at', '<=', queuedAt)
    .executeTakeFirst();
  return asked !== undefined;
}
