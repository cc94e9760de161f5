import type { PaymentForm } from '#server/features/payments/provider.ts';
import { applicationAnswer, holdApplication, noticeOf } from '#server/features/applications/application-rows.ts';
import { checkAgain } from '#server/features/applications/check-again.ts';
import { owedNow } from '#server/features/applications/notice-rows.ts';
import { settleFees } from '#server/features/applications/settle-fees.ts';
import type { Application } from '#contract/applications.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { PaymentRow } from '#server/platform/database/tables/applications.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { newId } from '#server/platform/security/token.ts';
import { prefixes } from '#text/language.ts';
import type { FeeDeps } from './deps.ts';

const minuteMs = 60_000;

/** How long after each other a provider is asked about a payment under way, in ms; the last pause goes on. */
const pausesMs = [1, 1, 2, 5, 10, 30, 60].map((minutes) => minutes * minuteMs);
/** How long a payment can be under way, in ms. A provider forgets one that was never made much sooner. */
const underWayMs = 48 * 60 * minuteMs;
/** The most payments of one application that were begun and not paid. */
const mostBegun = 20;

/**
 * Begins a payment of what an application owes now; returns the form that the browser sends to the provider. The browser
 * comes back to `origin`, where the device keeps the application. Throws 'wrong-state' where nothing is owed, it is paid, or no provider takes it, and 'too-many-attempts' after 20.
 */
export async function beginPayment(
  { db, now, random, esewa }: Omit<FeeDeps, 'baseUrl'>,
  number: string,
  origin: string,
): Promise<PaymentForm> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const row = await holdApplication(trx, number);
    const notice = await noticeOf(trx, row, at);
    const late = row.submitted_at === null ? notice.state === 'late' : row.late === 1;
    const payments = await paymentsOf(trx, [number]);
    const paid = payments.filter(({ state }) => state === 'paid').reduce((sum, each) => sum + each.amount_paisa, 0);
    const amountPaisa = owedNow(notice, late) * 100 - paid;
    const isOver = row.submitted_at === null && notice.state !== 'open' && notice.state !== 'late';
    if (esewa === null || !notice.rules.feeWays.includes('esewa') || isOver || row.state === 'withdrawn')
      throw new AppError('wrong-state', { text: (t) => t.noOnlinePayment });
    if (amountPaisa <= 0) throw new AppError('wrong-state', { text: (t) => t.feePaid });
    if (payments.length >= mostBegun) throw new AppError('too-many-attempts', { text: (t) => t.paymentsBegun });
    const reference = `${number}-${newId(random)
      .replaceAll(/[^A-Za-z\d]/g, '')
      .slice(0, 12)}`;
    const back = `${origin}${prefixes[row.language]}/notices/${row.examination}/apply/fee`;
    await trx
      .insertInto('payment')
      .values({
        reference,
        application: number,
        provider: 'esewa',
        amount_paisa: amountPaisa,
        state: 'pending',
        provider_reference: null,
        begun_at: at,
        times_asked: 0,
        ask_at: at + minuteMs,
        settled_at: null,
      })
      .execute();
    return esewa.begin({ reference, amountPaisa, paidUrl: back, notPaidUrl: back });
  });
}

/** The payments of applications, the first first. */
export async function paymentsOf(db: Database, numbers: readonly string[]): Promise<PaymentRow[]> {
  if (numbers.length === 0) return [];
  return db.selectFrom('payment').selectAll().where('application', 'in', numbers).orderBy('begun_at').execute();
}

/**
 * Asks the provider about the payments of an application that are under way; the one that the browser brought back alone,
 * where the provider signed that. Returns the application. What the browser says decides nothing.
 */
export async function askOwnPayments(deps: FeeDeps, number: string, data?: string): Promise<Application> {
  const { db, now, esewa } = deps;
  const named = data === undefined ? null : (esewa?.readAnswer({ data }) ?? null);
  const open = (await paymentsOf(db, [number])).filter(({ state, reference }) => {
    return state === 'pending' && (named === null || named === reference);
  });
  // The newest few: a person waits, and the sweep asks about all others.
  for (const payment of open.slice(-3)) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, as a provider expects
    await askPayment(deps, payment);
  }
  const row = await db
    .selectFrom('application')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow(() => new AppError('not-found'));
  return applicationAnswer(db, row, now());
}

/**
 * Asks the provider about a payment, keeps what it says, and works out the fee anew. Returns whether it could be asked; it
 * is asked again later otherwise, by itself.
 */
export async function askPayment(deps: FeeDeps, { reference, amount_paisa }: PaymentRow): Promise<boolean> {
  const { db, now, esewa, timeZone, warn } = deps;
  if (esewa === null) return false;
  const said = await esewa.askStatus({ reference, amountPaisa: amount_paisa }).catch((error: unknown) => {
    warn(error, 'A payment could not be asked about.');
    return null;
  });
  await db.transaction().execute(async (trx) => {
    const at = now();
    const before = await trx
      .selectFrom('payment')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const row = await holdApplication(trx, before.application);
    const isTooOld = at - before.begun_at > underWayMs;
    // A payment that was just begun is not known to the provider before its form has come.
    const isUnderWay = said === null || said.state === 'pending' || said.state === 'unknown';
    const state =
      said === null || (said.state === 'unknown' && !isTooOld && before.state === 'pending')
        ? before.state
        : said.state;
    const goesOn = isUnderWay && !isTooOld && before.state === 'pending';
    const pause = pausesMs[Math.min(before.times_asked, pausesMs.length - 1)] ?? minuteMs;
    await trx
      .updateTable('payment')
      .set({
        state: isUnderWay && isTooOld && before.state === 'pending' ? 'unknown' : state,
        provider_reference: said?.providerReference ?? before.provider_reference,
        times_asked: before.times_asked + 1,
        ask_at: goesOn ? at + pause : null,
        settled_at: goesOn ? null : (before.settled_at ?? at),
      })
      .where('reference', '=', reference)
      .execute();
    const notice = await noticeOf(trx, row, at);
    await settleFees(trx, notice, [row.number]);
    await checkAgain(trx, notice, timeZone, [row.number]);
  });
  return said !== null;
}

/** How many payments are asked about in one turn. */
const askedAtOnce = 20;

/** Asks about the payments whose turn has come: a browser may never have come back. */
export async function askDuePayments(deps: FeeDeps): Promise<void> {
  if (deps.esewa === null) return;
  const due = await deps.db
    .selectFrom('payment')
    .selectAll()
    .where('ask_at', '<=', deps.now())
    .orderBy('ask_at')
    .limit(askedAtOnce)
    .execute();
  for (const payment of due) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, as a provider expects
    await askPayment(deps, payment);
  }
}
