import type { FeeRow } from '#contract/fees.ts';
import { owedNow, type StoredNotice } from '#server/features/applications/notice-rows.ts';
import { submittedOf } from '#server/features/applications/check-again.ts';
import { areSimilarNames, comparedName } from '#server/features/applications/person.ts';
import { linesOf, matchOf } from '#server/features/applications/settle-fees.ts';
import { voucherKey } from '#server/features/applications/voucher-key.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ApplicationRow, BankLineRow, PaymentRow } from '#server/platform/database/tables/applications.ts';
import { iso } from '#server/platform/iso.ts';
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
  const free = lines.filter(({ voucher_key }) => !used.has(voucher_key));
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
          (voucher && likeLine(free, voucher.number, row.sort_name, owed * 100)) ??
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

/** A line that no application names, and that is like a voucher: its amount, its name, and a number with one slip. */
function likeLine(free: readonly BankLineRow[], number: string, name: string, owed: number): BankLineRow | undefined {
  const key = voucherKey(number);
  const own = comparedName(name);
  return free.find(
    (line) =>
      line.amount_paisa === owed &&
      areSimilarNames(comparedName(line.name), own) &&
      (line.voucher_key.includes(key) || key.includes(line.voucher_key) || differsByOne(line.voucher_key, key)),
  );
}

/** Whether two texts of one length differ in one letter, or in two that changed places. */
function differsByOne(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const places = Array.from(one).flatMap((letter, at) => (letter === other[at] ? [] : [at]));
  const [first, second] = places;
  if (places.length === 1) return true;
  return places.length === 2 && one[first ?? 0] === other[second ?? 0] && one[second ?? 0] === other[first ?? 0];
}

function lineAnswer({ id, number, amount_paisa, day, name, phone }: BankLineRow): NonNullable<FeeRow['line']> {
  return { id, number, rupees: amount_paisa / 100, day, name, phone };
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
