import type { Account } from '#contract/account.ts';
import { offers } from '#exam/marking/offers.ts';
import { isReachable } from '#server/features/applications/messages.ts';
import { tellOnce, untoldApplications, type OnceMessage } from '#server/features/applications/tell-once.ts';
import { auditEntry } from '#server/features/examinations/examination/audit-entry.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { iso } from '#server/platform/iso.ts';
import type { OfferDeps } from './deps.ts';
import { offeredLists, readOfferFacts } from './offer-facts.ts';

const hourMs = 60 * 60_000;
/** How long before its end an offer is told again, in ms. */
const reminderMs = 24 * hourMs;
/** How many applicants one statement names. */
const atOnce = 200;

type LastOffer = Awaited<ReturnType<typeof lastOffers>>[number];

/** All offers of an examination so far, the last one of each candidate. */
async function lastOffers({ db, now, publications }: Omit<OfferDeps, 'mail'>, code: string) {
  const published = (await publications.find(code))?.published.results;
  const facts = published && (await readOfferFacts(db, code, published));
  if (!facts) return [];
  return offers(offeredLists(published), facts.rules, facts.answers, now()).offers.filter(
    ({ state }) => state !== 'moved',
  );
}

/** The last offer of a candidate; null without one. */
export async function lastOffer(
  deps: Omit<OfferDeps, 'mail'>,
  code: string,
  symbolNumber: string,
): Promise<LastOffer | null> {
  return (await lastOffers(deps, code)).find((each) => each.symbolNumber === symbolNumber) ?? null;
}

/**
 * Queues the messages about offers to applicants. One says that a seat is offered, and one comes in the last 24 hours,
 * where the offer had more. One says that a reserved seat became an open one. Each goes out once to a person, however
 * many servers there are.
 */
export async function tellOffers(deps: OfferDeps): Promise<void> {
  const { db, now } = deps;
  const open = await db
    .selectFrom('offer_round')
    .select('examination')
    .distinct()
    .where('answer_until', '>', now())
    .execute();
  for (const { examination } of open) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one examination after the other
    const all = await lastOffers(deps, examination);
    const made = all.filter(({ state }) => state === 'offered');
    const ending = made.filter(({ atMs, untilMs }) => untilMs - now() <= reminderMs && untilMs - atMs > reminderMs);
    const moved = all.filter(({ state, movedFrom }) => state === 'taken' && movedFrom !== null);
    // oxlint-disable-next-line eslint/no-await-in-loop
    await tell(deps, examination, 'offer', made);
    // oxlint-disable-next-line eslint/no-await-in-loop
    await tell(deps, examination, 'offer-ends', ending);
    // oxlint-disable-next-line eslint/no-await-in-loop
    await tell(deps, examination, 'moved', moved);
  }
}

/**
 * Reminds the applicants of an examination whose offer waits for an answer, and notes who asked. Each is reminded once an
 * offer, however often it is asked for. Returns how many it reminded.
 */
export async function remindAll(deps: OfferDeps, account: Pick<Account, 'id'>, examination: string): Promise<number> {
  const { db, now, mail } = deps;
  const waiting = (await lastOffers(deps, examination)).filter(({ state }) => state === 'offered');
  const reminded = await db.transaction().execute(async (trx) => {
    let told = 0;
    for (const [atMs, ofRound] of Map.groupBy(waiting, (each) => each.atMs)) {
      const message = { kind: 'offer-reminder', about: iso(atMs) } as const;
      // oxlint-disable-next-line eslint/no-await-in-loop -- one connection
      for (const some of inParts(ofRound)) told += await tellSome(trx, deps, examination, message, some);
    }
    if (told > 0) await writeAudit(trx, auditEntry(account, 'offers-reminded', examination, { reminded: told }), now());
    return told;
  });
  if (reminded > 0) mail.deliverSoon();
  return reminded;
}

async function tell(
  deps: OfferDeps,
  examination: string,
  kind: 'offer' | 'offer-ends' | 'moved',
  made: readonly LastOffer[],
): Promise<void> {
  for (const some of inParts(made)) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- other calls have their turn between two of these
    const told = await deps.db
      .transaction()
      .execute((trx) => tellSome(trx, deps, examination, { kind, about: '' }, some));
    if (told > 0) deps.mail.deliverSoon();
  }
}

/** Tells those who were not told yet, and whom a message reaches. Returns how many. */
async function tellSome(
  trx: Database,
  { now, mail }: OfferDeps,
  examination: string,
  message: OnceMessage,
  made: readonly LastOffer[],
): Promise<number> {
  const applications = await untoldApplications(trx, examination, message)
    .where(
      'symbol_number',
      'in',
      made.map(({ symbolNumber }) => symbolNumber),
    )
    .execute();
  return tellOnce(trx, mail, message, applications.filter(isReachable), now());
}

function inParts(made: readonly LastOffer[]): readonly (readonly LastOffer[])[] {
  return Array.from({ length: Math.ceil(made.length / atOnce) }, (_, part) =>
    made.slice(part * atOnce, (part + 1) * atOnce),
  );
}
