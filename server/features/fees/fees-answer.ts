import type { AnswerOf } from '#contract/calls.ts';
import type { FeeRow } from '#contract/fees.ts';
import { owedNow, type StoredNotice } from '#server/features/applications/notice-rows.ts';
import { submittedOf } from '#server/features/applications/check-again.ts';
import { linesOf, matchOf } from '#server/features/applications/settle-fees.ts';
import { voucherKey } from '#server/features/applications/voucher-key.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ApplicationRow, BankLineRow, PaymentRow } from '#server/platform/database/tables/applications.ts';
import { iso } from '#server/platform/iso.ts';
import { findLike } from './like-line.ts';
import { paymentsOf } from './payments.ts';

type FeeColumns = Pick<
  ApplicationRow,
  'number' | 'sort_name' | 'fee' | 'late' | 'sent_form' | 'submitted_at' | 'voucher_key' | 'bank_line' | 'fee_by_hand'
>;

/** The columns of applications that `feeRows` needs. */
export const feeColumns = [
  'number',
  'sort_name',
  'fee',
  'late',
  'sent_form',
  'submitted_at',
  'voucher_key',
  'bank_line',
  'fee_by_hand',
] as const satisfies readonly (keyof FeeColumns)[];

/** The fees of these applications, each beside what a bank or a provider says of it. */
export async function feeRows(db: Database, notice: StoredNotice, rows: readonly FeeColumns[]): Promise<FeeRow[]> {
  const { code } = notice.examination;
  const numbers = rows.map(({ number }) => number);
  const lines = await linesOf(db, code);
  const byKey = Map.groupBy(lines, ({ voucher_key }) => voucher_key);
  const used = new Set(
    (await db.selectFrom('application').select('voucher_key').where('examination', '=', code).execute()).flatMap(
      ({ voucher_key }) => voucher_key ?? [],
    ),
  );
  const likeLine = findLike(lines.filter(({ voucher_key }) => !used.has(voucher_key)));
  const payments = Map.groupBy(await paymentsOf(db, numbers), ({ application }) => application);
  const keys = rows.flatMap(({ voucher_key }) => voucher_key ?? []);
  const same =
    keys.length === 0
      ? []
      : await db
          .selectFrom('application')
          .select(['number', 'voucher_key'])
          .where('examination', '=', code)
          .where('voucher_key', 'in', keys)
          .execute();
  const pictures = new Map(
    numbers.length === 0
      ? []
      : (
          await db
            .selectFrom('application_document')
            .select(['application', 'id'])
            .where('application', 'in', numbers)
            .where('kind', '=', 'voucher')
            .execute()
        ).map(({ application, id }) => [application, id]),
  );
  return rows.map((row): FeeRow => {
    const application = submittedOf(row, notice);
    const voucher = application?.voucher ?? null;
    const owed = owedNow(notice, row.late === 1);
    const own = voucher === null ? [] : (byKey.get(voucherKey(voucher.number)) ?? []);
    const byHand = row.fee_by_hand === 1 ? (lines.find(({ id }) => id === row.bank_line) ?? null) : undefined;
    const line =
      byHand === undefined
        ? ((voucher && matchOf({ owed: owed * 100, voucher, lines: own })) ??
          own[0] ??
          (voucher && likeLine(voucher.number, row.sort_name, owed * 100)) ??
          null)
        : byHand;
    return {
      number: row.number,
      name: row.sort_name,
      owed,
      state: row.fee,
      byHand: row.fee_by_hand === 1,
      voucher,
      document: pictures.get(row.number) ?? null,
      line: line && lineAnswer(line),
      sameVoucher: same
        .filter(({ number, voucher_key }) => voucher_key === row.voucher_key && number !== row.number)
        .map(({ number }) => number),
      payments: (payments.get(row.number) ?? []).map(paymentAnswer),
    };
  });
}

function lineAnswer({ id, number, amount_paisa, day, name, phone }: BankLineRow): NonNullable<FeeRow['line']> {
  return { id, number, rupees: amount_paisa / 100, day, name, phone };
}

/** How many payments are under way that a provider was asked about and has not settled. */
export async function countSilent(db: Database, code: string): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('examination', '=', code)
    .where('state', '=', 'pending')
    .where('times_asked', '>', 0)
    .executeTakeFirstOrThrow();
  return count;
}

/** What came through for drafts, and for applications that were withdrawn or deleted, the first first. */
export async function strayPayments(
  db: Database,
  code: string,
): Promise<AnswerOf<'GET /staff/examinations/:code/fees'>['stray']> {
  const rows = await db
    .selectFrom('payment')
    .leftJoin('application', 'application.number', 'payment.application')
    .selectAll('payment')
    .select('application.state as application_state')
    .where('payment.examination', '=', code)
    .where('payment.state', '=', 'paid')
    .where((row) =>
      row.or([row('application.state', 'is', null), row('application.state', 'in', ['draft', 'withdrawn'])]),
    )
    .orderBy('payment.begun_at')
    .orderBy('payment.reference')
    .execute();
  return rows.map(({ application_state: state, ...row }) => {
    const { state: _, ...payment } = paymentAnswer(row);
    return { ...payment, number: row.application, why: state === 'draft' || state === 'withdrawn' ? state : 'deleted' };
  });
}

function paymentAnswer(row: PaymentRow): FeeRow['payments'][number] {
  return {
    reference: row.reference,
    provider: row.provider,
    rupees: row.amount_paisa / 100,
    state: row.state,
    providerReference: row.provider_reference,
    begunAt: iso(row.begun_at),
  };
}
