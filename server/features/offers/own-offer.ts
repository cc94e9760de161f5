import type { NoOffer, OwnOffer } from '#contract/offers.ts';
import { fromHundredths, toHundredths } from '#exam/marking/hundredths.ts';
import { offers } from '#exam/marking/offers.ts';
import { whyNoOffer, type NoOfferReason } from '#exam/marking/why-no-offer.ts';
import { writeAudit, type Actor } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { iso } from '#server/platform/iso.ts';
import { holdExamination } from '#server/features/examinations/examination/examination-rows.ts';
import type { OfferDeps } from './deps.ts';
import { offeredLists, readOfferFacts } from './offer-facts.ts';

/** A candidate of an examination. */
interface CandidateKey {
  readonly code: string;
  readonly symbolNumber: string;
}

/** What a candidate's examination came to by `now`, in ms, with the offer of a seat or the reason for none. */
export async function ownOffer(
  { db, publications }: Pick<OfferDeps, 'db' | 'publications'>,
  { code, symbolNumber }: CandidateKey,
  now: number,
): Promise<OwnOffer> {
  const publication = await publications.find(code);
  const none = { offersSeats: false, offer: null, lastRank: null, waits: [], noOffer: null, note: null };
  if (!publication) return { now: iso(now), publishedAt: null, rank: null, ...none };
  const published = publication.published.results;
  const rank = publication.bySymbolNumber.get(symbolNumber)?.rank ?? null;
  const about = { now: iso(now), publishedAt: published.publishedAt, rank };
  const facts = await readOfferFacts(db, code, published);
  if (!facts) return { ...about, ...none };
  const lists = offeredLists(published);
  const all = offers(lists, facts.rules, facts.answers, now);
  const last = all.offers.findLast((each) => each.symbolNumber === symbolNumber);
  const reason = whyNoOffer(symbolNumber, lists, toHundredths(published.passMark), all);
  const ranksOfList = all.offers
    .filter(({ list }) => list === last?.list)
    .map((each) => publication.bySymbolNumber.get(each.symbolNumber)?.rank ?? 0);
  return {
    ...about,
    offersSeats: true,
    offer: last
      ? {
          list: last.list,
          round: last.round,
          offeredAt: iso(last.atMs),
          answerUntil: iso(last.untilMs),
          state: last.state,
          movedFrom: last.movedFrom,
        }
      : null,
    lastRank: last ? Math.max(...ranksOfList) : null,
    waits: all.lists
      .map(({ name, waiting }) => ({ list: name, place: waiting.indexOf(symbolNumber) + 1 }))
      .filter(({ place }) => place > 0),
    noOffer: reason && noOfferAnswer(reason),
    note: facts.note,
  };
}

function noOfferAnswer(reason: NoOfferReason): NoOffer {
  if (reason.code === 'below-pass-mark')
    return { ...reason, marks: fromHundredths(reason.marks), passMark: fromHundredths(reason.passMark) };
  if (reason.code === 'run-out') return { code: reason.code, list: reason.list, until: iso(reason.untilMs) };
  return reason;
}

/**
 * Keeps what a candidate answers to an offer, and who wrote it down. The same answer again changes nothing. Throws
 * 'wrong-state' where no such offer can be answered so any more.
 */
export async function answerOffer(
  { db, now, publications }: Pick<OfferDeps, 'db' | 'now' | 'publications'>,
  { code, symbolNumber }: CandidateKey,
  { list, answer }: { readonly list: string; readonly answer: 'take' | 'leave' },
  by: { readonly actor: Actor; readonly reason?: string },
): Promise<void> {
  const publication = await publications.find(code);
  if (!publication) throw new AppError('wrong-state', { text: (t) => t.noOfferToAnswer });
  const published = publication.published.results;
  await db.transaction().execute(async (trx) => {
    await holdExamination(trx, code);
    const facts = await readOfferFacts(trx, code, published);
    // A round that has begun knows all answers before it, also where another server's clock is ahead.
    const at = Math.max(now(), facts?.rules.rounds.at(-1)?.atMs ?? 0);
    const all = facts && offers(offeredLists(published), facts.rules, facts.answers, at).offers;
    const held = all?.findLast((each) => each.symbolNumber === symbolNumber);
    const isSaid = held?.state === (answer === 'take' ? 'taken' : 'left');
    if (held?.list === list && isSaid) return;
    const isAnswerable = held?.state === 'offered' || (held?.state === 'taken' && answer === 'leave');
    if (held?.list !== list || !isAnswerable)
      throw new AppError('wrong-state', { text: (t) => t.noOfferToAnswer, detail: { state: held?.state ?? null } });
    await insertAnswer(trx, { code, symbolNumber }, { list, answer, at, by: by.actor });
    await writeAudit(
      trx,
      {
        actor: by.actor,
        act: 'offer-answered',
        subject: `candidate:${code}/${symbolNumber}`,
        examination: code,
        details: { list, answer, ...(by.reason !== undefined && { reason: by.reason }) },
      },
      at,
    );
  });
}

async function insertAnswer(
  trx: Database,
  { code, symbolNumber }: CandidateKey,
  { list, answer, at, by }: { readonly list: string; readonly answer: 'take' | 'leave'; at: number; by: string },
): Promise<void> {
  await trx
    .insertInto('offer_answer')
    .values({ examination: code, symbol_number: symbolNumber, list, answer, answered_at: at, answered_by: by })
    .execute();
}
