import type { PaymentForm } from '#server/features/payments/provider.ts';
import { applicationAnswer, holdApplication, noticeOf } from '#server/features/applications/application-rows.ts';
import type { ApplicationState } from '#contract/application-form.ts';
import { statesFrom } from '#contract/examination-states.ts';
import type { PaymentState } from '#contract/fees.ts';
import { checkAgain } from '#server/features/applications/check-again.ts';
import { owedNow, readNotice } from '#server/features/applications/notice-rows.ts';
import { settleFees } from '#server/features/applications/settle-fees.ts';
import type { Application } from '#contract/applications.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { isPostgres } from '#server/platform/database/json-rows.ts';
import type { ApplicationRow, PaymentRow } from '#server/platform/database/tables/applications.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { newId } from '#server/platform/security/token.ts';
import { prefixes } from '#text/language.ts';
import type { FeeDeps } from './deps.ts';

const minuteMs = 60_000;

/** How long after each other a provider is asked about a payment under way, in ms; the last pause goes on. */
const pausesMs = [1, 1, 2, 5, 10, 30, 60].map((minutes) => minutes * minuteMs);
/** How long a payment can be under way, in ms. A provider forgets one that was never made much sooner. */
const underWayMs = 48 * 60 * minuteMs;
const dayMs = 24 * 60 * minuteMs;
/** How long the provider is asked whether a payment was given back, in ms, and the longest pause between. */
const refundMs = 90 * dayMs;
const longestRefundPauseMs = 30 * dayMs;
/** The states of an application whose fee can be paid. */
const payable: readonly ApplicationState[] = ['draft', 'submitted', 'returned', 'accepted'];
/** The most payments of one application that were begun and not paid. */
const mostBegun = 20;

/**
 * Begins a payment of what an application owes now; returns the form that the browser sends to the provider. The browser
 * comes back to `origin`, where the device keeps the application. First it asks about payments under way: one may have
 * come through in another tab. Throws 'wrong-state' where nothing is owed, it is paid, or no provider takes it, and
 * 'too-many-attempts' after 20.
 */
export async function beginPayment(deps: FeeDeps, number: string, origin: string): Promise<PaymentForm> {
  const { db, now, random, esewa } = deps;
  if ((await paymentsOf(db, [number])).length < mostBegun) await askUnderWay(deps, number, null);
  return db.transaction().execute(async (trx) => {
    const at = now();
    const row = await holdApplication(trx, number);
    const notice = await noticeOf(trx, row, at);
    const late = row.submitted_at === null ? notice.state === 'late' : row.late === 1;
    const payments = await paymentsOf(trx, [number]);
    const paid = payments.filter(({ state }) => state === 'paid').reduce((sum, each) => sum + each.amount_paisa, 0);
    const amountPaisa = owedNow(notice, late) * 100 - paid;
    const isOver = row.submitted_at === null && notice.state !== 'open' && notice.state !== 'late';
    const isTaken = payable.includes(row.state) && !statesFrom('running').includes(notice.examination.state);
    if (esewa === null || !notice.rules.feeWays.includes('esewa') || isOver || !isTaken)
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
        examination: row.examination,
        application: number,
        provider: 'esewa',
        amount_paisa: amountPaisa,
        state: 'pending',
        provider_reference: null,
        begun_at: at,
        times_asked: 0,
        asked_at: null,
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

/** How long after the provider was asked it is asked again for a press or a loop of the browser, in ms. */
const restMs = 5000;

/** How many payments of an application are asked about at once: a person has one or two under way. */
const askedTogether = 3;

/**
 * Asks the provider about the payments of an application that are under way, the newest few. The sweep asks about all
 * others. The one that is `named` by the provider's signed answer is asked about alone, whatever is known of it. Each is
 * asked about once in five seconds.
 */
async function askUnderWay(deps: FeeDeps, number: string, named: string | null): Promise<void> {
  const { db, now } = deps;
  const meant = (await paymentsOf(db, [number])).filter(({ state, reference }) =>
    named === null ? state === 'pending' : reference === named,
  );
  for (const payment of meant.slice(-askedTogether)) {
    // Who comes back with the provider's answer waits for it: another tab may have asked a moment ago.
    const isBack = named !== null && payment.state === 'pending';
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, as a provider expects
    const { numUpdatedRows } = await db
      .updateTable('payment')
      .set({ asked_at: now() })
      .where('reference', '=', payment.reference)
      .where((row) => row.or([row('asked_at', 'is', null), row('asked_at', '<=', now() - (isBack ? 0 : restMs))]))
      .executeTakeFirst();
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    if (numUpdatedRows > 0n) await askPayment(deps, payment);
  }
}

/**
 * Asks about the payments of an application that are under way, or about the one that the browser brought back, where
 * the provider signed that. Returns the application. What the browser says decides nothing.
 */
export async function askOwnPayments(deps: FeeDeps, number: string, data?: string): Promise<Application> {
  const { db, now, esewa } = deps;
  await askUnderWay(deps, number, data === undefined ? null : (esewa?.readAnswer({ data }) ?? null));
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
export async function askPayment(
  deps: FeeDeps,
  { reference, amount_paisa }: Pick<PaymentRow, 'reference' | 'amount_paisa'>,
): Promise<boolean> {
  const { db, now, esewa, timeZone, warn } = deps;
  if (esewa === null) return false;
  const said = await esewa.askStatus({ reference, amountPaisa: amount_paisa }).catch((error: unknown) => {
    warn(error, 'A payment could not be asked about.');
    return null;
  });
  await db.transaction().execute(async (trx) => {
    const at = now();
    const payment = await trx.selectFrom('payment').selectAll().where('reference', '=', reference).executeTakeFirst();
    // Its data were deleted meanwhile.
    if (!payment) return;
    const own = await holdIfThere(trx, payment.application);
    // What another server has kept meanwhile counts too.
    const before = await trx
      .selectFrom('payment')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const state = stateAfter(before, said?.state ?? null, at);
    const asked = state === before.state ? before.times_asked + 1 : 0;
    const change = {
      state,
      provider_reference: said?.providerReference ?? before.provider_reference,
      times_asked: asked,
      asked_at: at,
      ask_at: nextAsk({ ...before, state, times_asked: asked }, at),
      settled_at: state === 'pending' ? null : state === before.state ? before.settled_at : at,
    };
    await trx.updateTable('payment').set(change).where('reference', '=', reference).execute();
    if (state === before.state || !own) return;
    const notice = await readNotice(trx, own.examination, at);
    if (notice === null) return;
    await settleFees(trx, notice, [own.number]);
    await checkAgain(trx, notice, timeZone, [own.number]);
  });
  return said !== null;
}

/**
 * What a payment is after the provider's answer; `said` is null where it gave none. Money that came stays until it was
 * given back, also where a late answer or a forgetful one says something else.
 */
function stateAfter({ state, begun_at }: PaymentRow, said: PaymentState | null, now: number): PaymentState {
  if (said === 'paid' || said === 'refunded') return said;
  if (state !== 'pending') return state;
  if (said === 'canceled') return said;
  // A payment that was just begun is not known to the provider before its form has come.
  return now - begun_at > underWayMs ? 'unknown' : 'pending';
}

/** When the provider is asked next: while a payment is under way, and whether it was given back; null: no more. */
function nextAsk({ state, times_asked, begun_at }: PaymentRow, now: number): number | null {
  if (state === 'pending') return now + (pausesMs[Math.min(times_asked, pausesMs.length) - 1] ?? minuteMs);
  if (state !== 'paid' || now - begun_at > refundMs) return null;
  return now + Math.min(longestRefundPauseMs, dayMs * 2 ** Math.min(times_asked, 10));
}

/** The application with this number, held until the transaction ends; undefined where it was deleted. */
async function holdIfThere(trx: Database, number: string): Promise<ApplicationRow | undefined> {
  return trx
    .selectFrom('application')
    .selectAll()
    .where('number', '=', number)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
}

/** How many payments are asked about in one turn. */
const askedAtOnce = 20;

/** How long a server that asks about a payment keeps others from it, in ms. */
const claimMs = minuteMs;

/** Asks about the payments whose turn has come: a browser may never have come back. Of several servers one asks. */
export async function askDuePayments(deps: FeeDeps): Promise<void> {
  const { db, now, esewa, warn } = deps;
  if (esewa === null) return;
  const due = await db
    .selectFrom('payment')
    .selectAll()
    .where('ask_at', '<=', now())
    .orderBy('ask_at')
    .limit(askedAtOnce)
    .execute();
  for (const payment of due) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, as a provider expects
    const { numUpdatedRows } = await db
      .updateTable('payment')
      .set({ ask_at: now() + claimMs })
      .where('reference', '=', payment.reference)
      .where('ask_at', '=', payment.ask_at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    // One that fails is asked about again later, and holds up no other.
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    await askPayment(deps, payment).catch((error: unknown) => warn(error, 'A payment could not be settled.'));
  }
}
