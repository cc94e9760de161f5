import type { AnswerOf } from '#contract/calls.ts';
import type { FeeRow } from '#contract/fees.ts';
import { isAskable } from '#server/features/applications/ask-voucher.ts';
import { isReachable } from '#server/features/applications/messages.ts';
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
  | 'number'
  | 'state'
  | 'sort_name'
  | 'fee'
  | 'late'
  | 'form'
  | 'sent_form'
  | 'phone_key'
  | 'submitted_at'
  | 'voucher_key'
  | 'bank_line'
  | 'fee_by_hand'
>;

/** The columns of applications that `feeRows` needs. */
export const feeColumns = [
  'number',
  'state',
  'sort_name',
  'fee',
  'late',
  'form',
  'sent_form',
  'phone_key',
  'submitted_at',
  'voucher_key',
  'bank_line',
  'fee_by_hand',
] as const satisfies readonly (keyof FeeColumns)[];

/** Reads the fees of applications, each beside what a bank or a provider says of it. */
type ReadFees = (rows: readonly FeeColumns[]) => Promise<FeeRow[]>;

/** How many applications one statement names: with thousands SQLite takes seconds. */
const atOnce = 500;

/** Makes the reader of an examination's fees, from what its banks and all its applications say at `now` (ms). */
export async function feeReader(db: Database, notice: StoredNotice, now: number): Promise<ReadFees> {
  const { code } = notice.examination;
  const lines = await linesOf(db, code);
  const askFacts = { notice, hasList: lines.length > 0, now };
  const byKey = Map.groupBy(lines, ({ voucher_key }) => voucher_key);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const named = await db
    .selectFrom('application')
    .select(['number', 'voucher_key'])
    .where('examination', '=', code)
    .where('voucher_key', 'is not', null)
    .execute();
  const numbersOf = Map.groupBy(named, ({ voucher_key }) => voucher_key);
  const likeLine = findLike(lines.filter(({ voucher_key }) => !numbersOf.has(voucher_key)));

  const readSome = async (rows: readonly FeeColumns[]): Promise<FeeRow[]> => {
    const numbers = rows.map(({ number }) => number);
    const payments = Map.groupBy(await paymentsOf(db, numbers), ({ application }) => application);
    const pictures = await db
      .selectFrom('application_document')
      .select(['application', 'id'])
      .where('application', 'in', numbers)
      .where('kind', '=', 'voucher')
      .execute();
    const asked = await db
      .selectFrom('told_message')
      .select(['application', 'about', 'told_at'])
      .where('application', 'in', numbers)
      .where('kind', '=', 'voucher')
      .execute();
    const askedAt = new Map(asked.map(({ application, about, told_at }) => [`${application} ${about}`, told_at]));
    const pictureOf = new Map(pictures.map(({ application, id }) => [application, id]));
    return rows.map((row): FeeRow => {
      const voucher = submittedOf(row, notice)?.voucher ?? null;
      const owed = owedNow(notice, row.late === 1);
      const own = voucher === null ? [] : (byKey.get(voucherKey(voucher.number)) ?? []);
      const byHand = row.fee_by_hand === 1 ? (byId.get(row.bank_line ?? '') ?? null) : undefined;
      const line =
        byHand === undefined
          ? ((voucher && matchOf({ owed: owed * 100, voucher, lines: own })) ??
            own[0] ??
            (voucher && likeLine(voucher.number, row.sort_name, owed * 100)) ??
            null)
          : byHand;
      const at = askedAt.get(`${row.number} ${row.voucher_key ?? ''}`);
      const same = row.voucher_key === null ? [] : (numbersOf.get(row.voucher_key) ?? []);
      return {
        number: row.number,
        name: row.sort_name,
        owed,
        state: row.fee,
        byHand: row.fee_by_hand === 1,
        voucher,
        document: pictureOf.get(row.number) ?? null,
        line: line && lineAnswer(line),
        sameVoucher: same.flatMap(({ number }) => (number === row.number ? [] : [number])),
        payments: (payments.get(row.number) ?? []).map(paymentAnswer),
        isAskable: at === undefined && isAskable(row, askFacts) && isReachable(row),
        askedAt: at === undefined ? null : iso(at),
      };
    });
  };

  return async (rows) => {
    const read: FeeRow[] = [];
    for (let from = 0; from < rows.length; from += atOnce) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- other requests are answered between
      read.push(...(await readSome(rows.slice(from, from + atOnce))));
    }
    return read;
  };
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
