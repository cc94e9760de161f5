import { offers } from '#exam/marking/offers.ts';
import { tellOnce, untoldApplications } from '#server/features/applications/tell-once.ts';
import type { OfferDeps } from './deps.ts';
import { offeredLists, readOfferFacts } from './offer-facts.ts';

const hourMs = 60 * 60_000;
/** How long before its end an offer is told again, in ms. */
const reminderMs = 24 * hourMs;
/** How many applicants are told in one transaction. */
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
 * Queues the messages about offers to applicants: one that a seat is offered, one in the last 24 hours, where the offer
 * had more, and one to who was moved to an open seat. Each goes out once to a person, however many servers there are.
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

/** Tells those who were not told yet. */
async function tell(
  { db, now, mail }: OfferDeps,
  examination: string,
  kind: 'offer' | 'offer-ends' | 'moved',
  made: readonly Pick<LastOffer, 'symbolNumber'>[],
): Promise<void> {
  const message = { kind, about: '' };
  const symbolNumbers = made.map(({ symbolNumber }) => symbolNumber);
  for (let from = 0; from < symbolNumbers.length; from += atOnce) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- other calls have their turn between two of these
    const told = await db.transaction().execute(async (trx) => {
      const applications = await untoldApplications(trx, examination, message)
        .where('symbol_number', 'in', symbolNumbers.slice(from, from + atOnce))
        .execute();
      if (applications.length > 0) await tellOnce(trx, mail, message, applications, now());
      return applications.length;
    });
    if (told > 0) mail.deliverSoon();
  }
}
