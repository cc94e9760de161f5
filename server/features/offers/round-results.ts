import type { PublishedResults, PublishedSeat } from '#contract/published-results.ts';
import { offers, type OfferAnswer, type OfferRules } from '#exam/marking/offers.ts';
import { iso } from '#server/platform/iso.ts';
import { offeredLists } from './offer-facts.ts';

/**
 * The lists after the last round of `rules`, to be signed as their next version. A list has the candidates who hold a
 * seat of it, and its waiting list those who still wait. docs/rules/examination.md, section 8
 */
export function resultsOfRound(
  published: PublishedResults,
  rules: OfferRules,
  answers: readonly OfferAnswer[],
): PublishedResults {
  const round = rules.rounds.length;
  const last = rules.rounds.at(-1);
  if (last === undefined) throw new Error('There is no round yet.');
  const { lists } = offers(offeredLists(published), rules, answers, last.atMs);
  const rowOf = new Map(published.ranking.map((row) => [row.symbolNumber, row]));
  const decided = new Set([
    ...[published.open, ...published.groups.map(({ candidates }) => candidates)]
      .flat()
      .flatMap(({ symbolNumber, byDecision }) => (byDecision ? [symbolNumber] : [])),
    ...rules.rounds.flatMap((each) => each.decided.flatMap(({ admitted }) => admitted)),
  ]);
  const seat = (symbolNumber: string, index: number): PublishedSeat => {
    const row = rowOf.get(symbolNumber);
    return {
      position: index + 1,
      rank: row?.rank ?? 0,
      symbolNumber,
      ...(row?.name !== undefined && { name: row.name }),
      total: row?.total ?? 0,
      byDecision: decided.has(symbolNumber),
    };
  };
  const [open, ...groups] = lists.map(({ name, seats, held, waiting }) => {
    return { name, seats, candidates: held.map(seat), waiting: waiting.map(seat) };
  });
  const places = new Map(
    lists.flatMap(({ name, held }) => held.map((symbolNumber, index) => [symbolNumber, { name, at: index + 1 }])),
  );
  return {
    ...published,
    version: round + 1,
    offers: { round, offeredAt: iso(last.atMs), answerUntil: iso(last.untilMs) },
    publishedAt: iso(last.atMs),
    seats: {
      ...published.seats,
      open: open?.seats ?? 0,
      groups: groups.map(({ name, seats }) => ({ name, seats })),
    },
    open: open?.candidates ?? [],
    groups: groups.map(({ name, seats, candidates }) => ({ name, seats, candidates })),
    waiting: {
      open: open?.waiting ?? [],
      groups: groups.map(({ name, waiting }) => ({ name, candidates: waiting })),
    },
    ranking: published.ranking.map((row) => {
      const { name = null, at = null } = places.get(row.symbolNumber) ?? {};
      return { ...row, list: name, position: at };
    }),
  };
}
