import { sql } from 'kysely';
import { jsonRows } from '#server/platform/database/json-rows.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ApplicationRow, BankLineRow } from '#server/platform/database/tables/applications.ts';
import { submittedOf } from './check-again.ts';
import { owedNow, type StoredNotice } from './notice-rows.ts';
import { voucherKey } from './voucher-key.ts';

/** What decides the state of a fee. Amounts in paisa. */
export interface FeeFacts {
  readonly owed: number;
  readonly way: 'voucher' | 'esewa' | null;
  readonly voucher: { readonly number: string; readonly day: string } | null;
  /** The lines of banks with the voucher's number. */
  readonly lines: readonly Pick<BankLineRow, 'id' | 'amount_paisa' | 'day'>[];
  /** The line that a person said it is; null where that person said that it is none. Undefined without such a word. */
  readonly byHand: string | null | undefined;
  /** What providers say was paid. */
  readonly paid: number;
}

/**
 * The state of a fee (docs/rules/application.md, section 9). A provider's word counts most, then a person's, then the
 * bank's: a line with the voucher's number matches by amount and day.
 */
export function feeState({ owed, way, voucher, lines, byHand, paid }: FeeFacts): ApplicationRow['fee'] {
  if (owed === 0) return 'none';
  if (paid >= owed) return 'paid';
  if (byHand !== undefined) return byHand === null ? 'claimed' : 'matched';
  if (way === 'voucher' && voucher !== null) {
    if (lines.length === 0) return 'claimed';
    return matchOf({ owed, voucher, lines }) === undefined ? 'differs' : 'matched';
  }
  return paid > 0 ? 'differs' : 'owed';
}

/** The line that is the voucher by number, amount and day; a line without a day says nothing against it. */
export function matchOf<Line extends Pick<BankLineRow, 'amount_paisa' | 'day'>>({
  owed,
  voucher,
  lines,
}: {
  readonly owed: number;
  readonly voucher: { readonly day: string };
  readonly lines: readonly Line[];
}): Line | undefined {
  return lines.find(({ amount_paisa, day }) => amount_paisa === owed && (day === null || day === voucher.day));
}

/**
 * Works out the state of the fees of all applications of an examination, or of these, in the caller's transaction.
 * Doubts about them are worked out afterwards.
 */
export async function settleFees(trx: Database, notice: StoredNotice, numbers?: readonly string[]): Promise<void> {
  const { code } = notice.examination;
  const rows = await trx
    .selectFrom('application')
    .select(['number', 'sent_form', 'submitted_at', 'late', 'fee', 'voucher_key', 'bank_line', 'fee_by_hand'])
    .where('examination', '=', code)
    .where('state', '!=', 'withdrawn')
    .$if(numbers !== undefined, (all) => all.where('number', 'in', numbers ?? []))
    .execute();
  const keys = numbers && rows.flatMap(({ voucher_key }) => voucher_key ?? []);
  const lines = Map.groupBy(await linesOf(trx, code, keys), ({ voucher_key }) => voucher_key);
  const paid = new Map(
    (
      await trx
        .selectFrom('payment')
        .innerJoin('application', 'application.number', 'payment.application')
        .where('application.examination', '=', code)
        .where('payment.state', '=', 'paid')
        .$if(numbers !== undefined, (all) => all.where('payment.application', 'in', numbers ?? []))
        .select(({ fn }) => ['payment.application', fn.sum<number | string>('payment.amount_paisa').as('paisa')])
        .groupBy('payment.application')
        .execute()
    ).map(({ application, paisa }) => [application, Number(paisa)]),
  );
  const changes = rows.flatMap((row) => {
    const isSubmitted = row.submitted_at !== null;
    const own = paid.get(row.number) ?? 0;
    if (!isSubmitted && own === 0 && row.fee === 'none') return [];
    const application = submittedOf(row, notice);
    const voucher = application?.voucher ?? null;
    const fee = feeState({
      owed: owedNow(notice, isSubmitted ? row.late === 1 : notice.state === 'late') * 100,
      way: application?.feeWay ?? null,
      voucher,
      lines: voucher === null ? [] : (lines.get(voucherKey(voucher.number)) ?? []),
      byHand: row.fee_by_hand === 1 ? row.bank_line : undefined,
      paid: own,
    });
    // A draft says nothing of a fee until a provider does.
    const known = isSubmitted || fee === 'paid' ? fee : 'none';
    return known === row.fee ? [] : [{ number: row.number, fee: known }];
  });
  if (changes.length === 0) return;
  await sql`
    update application set fee = r.fee from ${jsonRows(trx, changes, { number: 'text', fee: 'text' })}
    where application.number = r.number`.execute(trx);
}

/** What banks have said of an examination, the first list first; with keys only of these vouchers. */
export async function linesOf(db: Database, code: string, keys?: readonly string[]): Promise<BankLineRow[]> {
  if (keys?.length === 0) return [];
  return db
    .selectFrom('bank_line')
    .selectAll()
    .where('examination', '=', code)
    .$if(keys !== undefined, (all) => all.where('voucher_key', 'in', keys ?? []))
    .orderBy('brought_at')
    .orderBy('id')
    .execute();
}
