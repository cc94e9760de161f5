import { offers } from '#exam/marking/offers.ts';
import { tellOnce, untoldApplications } from '#server/features/applications/tell-once.ts';
import type { OfferDeps } from './deps.ts';
import { offeredLists, readOfferFacts } from './offer-facts.ts';

const hourMs = 60 * 60_000;
/** How long before its end an offer is told again, in ms. */
const reminderMs = 24 * hourMs;
/** How many applicants are told in one transaction. */
const atOnce = 200;

/** The offers of an examination that wait for an answer. */
async function openOffers({ db, now, publications }: Omit<OfferDeps, 'mail'>, code: string) {
  const published = (await publications.find(code))?.published.results;
  const facts = published && (await readOfferFacts(db, code, published));
  if (!facts) return [];
  return offers(offeredLists(published), facts.rules, facts.answers, now()).offers.filter(
    ({ state }) => state === 'offered',
  );
}

/** Until when a candidate can take an offered seat, in ms; null where none waits for an answer. */
export async function offerUntil(
  deps: Omit<OfferDeps, 'mail'>,
  code: string,
  symbolNumber: string,
): Promise<number | null> {
  return (await openOffers(deps, code)).find((each) => each.symbolNumber === symbolNumber)?.untilMs ?? null;
}

/**
 * Queues the messages about offers to applicants: one that a seat is offered, and one in the last 24 hours, where the
 * offer had more. Each goes out once to a person, however many servers there are.
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
    const made = await openOffers(deps, examination);
    const numbers = (of: typeof made) => of.map(({ symbolNumber }) => symbolNumber);
    const ending = made.filter(({ atMs, untilMs }) => untilMs - now() <= reminderMs && untilMs - atMs > reminderMs);
    // oxlint-disable-next-line eslint/no-await-in-loop
    await tell(deps, examination, 'offer', numbers(made));
    // oxlint-disable-next-line eslint/no-await-in-loop
    await tell(deps, examination, 'offer-ends', numbers(ending));
  }
}

async function tell(
  { db, now, mail }: OfferDeps,
  examination: string,
  kind: 'offer' | 'offer-ends',
  symbolNumbers: readonly string[],
): Promise<void> {
  const message = { kind, about: '' };
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
