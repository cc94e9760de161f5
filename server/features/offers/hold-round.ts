import type { PublishedResults } from '#contract/published-results.ts';
import type { TieDecision } from '#exam/marking/fill-seats.ts';
import { nextRound, type OfferRound } from '#exam/marking/offers.ts';
import { sign, signingKeys } from '#server/features/examinations/publication/signing.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { offeredLists, type OfferFacts } from './offer-facts.ts';
import { resultsOfRound } from './round-results.ts';

/**
 * Stores the next round with its signed lists, in the caller's transaction, which holds the examination. Returns its
 * number, and how many offers it makes.
 */
export async function holdRound(
  trx: Database,
  published: PublishedResults,
  { rules, answers }: Pick<OfferFacts, 'rules' | 'answers'>,
  round: OfferRound,
): Promise<{ readonly round: number; readonly offers: number }> {
  const { offers } = nextRound(offeredLists(published), rules, answers, round);
  const results = resultsOfRound(published, { ...rules, rounds: [...rules.rounds, round] }, answers);
  const signed = JSON.stringify(results);
  const { privateKey } = await signingKeys(trx);
  const number = rules.rounds.length + 1;
  await trx
    .insertInto('offer_round')
    .values({
      examination: published.code,
      round: number,
      begun_at: round.atMs,
      answer_until: round.untilMs,
      decided: JSON.stringify(round.decided),
      signed,
      signature: sign(signed, privateKey),
    })
    .execute();
  return { round: number, offers: offers.length };
}

/**
 * The decisions about ties of a round at `atMs`, each about the tie that stands once those before it are made. Throws
 * 'invalid' for one that is about no such tie.
 */
export function settledTies(
  published: PublishedResults,
  { rules, answers }: Pick<OfferFacts, 'rules' | 'answers'>,
  { atMs, untilMs }: Pick<OfferRound, 'atMs' | 'untilMs'>,
  decisions: readonly Omit<TieDecision, 'among'>[],
): readonly TieDecision[] {
  const lists = offeredLists(published);
  return decisions.reduce<readonly TieDecision[]>((decided, { list, admitted, reason }) => {
    const { ties } = nextRound(lists, rules, answers, { atMs, untilMs, decided });
    const tie = ties.find((each) => each.list === list);
    if (!tie) throw new AppError('invalid', { fields: { list: (t) => t.noTie } });
    const chosen = [...new Set(admitted)];
    const stranger = chosen.find((symbolNumber) => !tie.among.includes(symbolNumber));
    if (stranger !== undefined) throw new AppError('invalid', { fields: { admitted: (t) => t.notTied(stranger) } });
    if (chosen.length !== tie.seats)
      throw new AppError('invalid', { fields: { admitted: (t) => t.otherSeats(tie.seats, chosen.length) } });
    return [...decided, { list, among: tie.among, admitted: chosen, reason }];
  }, []);
}
