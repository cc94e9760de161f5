import type { OffersAnswer } from '#contract/offers.ts';
import { nextRound, offers, type Offers } from '#exam/marking/offers.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { iso } from '#server/platform/iso.ts';
import type { Publication } from '#server/features/results/publications.ts';
import { isReachable } from '#server/features/applications/messages.ts';
import { offeredLists, readOfferFacts } from './offer-facts.ts';

/** The offers of an examination as staff see them. `now` in ms; without a publication there are no lists to offer. */
export async function offersAnswer(
  db: Database,
  code: string,
  publication: Publication | undefined,
  now: number,
): Promise<OffersAnswer> {
  const nothing = { rules: null, rounds: [], lists: [], offers: [], next: { at: null, offers: [], ties: [] } };
  if (!publication) return { now: iso(now), isPublished: false, ...nothing };
  const published = publication.published.results;
  const facts = await readOfferFacts(db, code, published);
  const lists = offeredLists(published);
  const rules = facts?.rules ?? { rounds: [], movesToOpen: false, emptyToOpen: published.seats.emptyToOpen };
  const answers = facts?.answers ?? [];
  const all = offers(lists, rules, answers, now);
  const next = nextRound(lists, rules, answers, { atMs: now, untilMs: now + 1, decided: [] });
  const contacts = await contactsOf(
    db,
    code,
    all.offers.map(({ symbolNumber }) => symbolNumber),
  );
  const named = (symbolNumber: string) => {
    const row = publication.bySymbolNumber.get(symbolNumber);
    return { symbolNumber, name: row?.name ?? '', rank: row?.rank ?? 0 };
  };
  const ahead = rules.rounds.map(({ untilMs }) => untilMs).filter((untilMs) => untilMs > now);
  return {
    now: iso(now),
    isPublished: true,
    rules: facts && { movesToOpen: rules.movesToOpen, roundHours: facts.roundHours, note: facts.note },
    rounds: rules.rounds.map(({ atMs, untilMs }, index) => ({
      round: index + 1,
      begunAt: iso(atMs),
      answerUntil: iso(untilMs),
      ...countsOf(all.offers.filter(({ round }) => round === index + 1)),
    })),
    lists: all.lists.map(({ name, seats, held, waiting }) => {
      const taken = all.offers.filter(({ list, state }) => list === name && state === 'taken').length;
      const first = waiting[0];
      return {
        name,
        seats,
        taken,
        open: held.length - taken,
        next: first === undefined ? null : named(first),
      };
    }),
    offers: all.offers.map(({ symbolNumber, list, round, atMs, untilMs, state, movedFrom }) => ({
      ...named(symbolNumber),
      ...contactIn(contacts.get(symbolNumber), atMs),
      list,
      round,
      offeredAt: iso(atMs),
      answerUntil: iso(untilMs),
      state,
      movedFrom,
    })),
    next: {
      at: ahead.length === 0 ? null : iso(Math.min(...ahead)),
      offers: next.offers.map(({ symbolNumber, list }) => ({ ...named(symbolNumber), list })),
      ties: next.ties.map(({ list, seats, among }) => ({ list, seats, among: among.map(named) })),
    },
  };
}

interface Contact {
  readonly phone: string | null;
  readonly email: string | null;
  readonly isReachable: boolean;
  readonly toldAt: string | null;
  /** When staff reminded, by the start of the offer. */
  readonly remindedAt: ReadonlyMap<string, string>;
}

const unknown: Contact = { phone: null, email: null, isReachable: false, toldAt: null, remindedAt: new Map() };

/** How to reach a candidate about the offer of a moment. */
function contactIn(contact: Contact | undefined, atMs: number) {
  const { remindedAt, ...reach } = contact ?? unknown;
  return { ...reach, remindedAt: remindedAt.get(iso(atMs)) ?? null };
}

/** How to reach those with an offer, and when they were told, by symbol number. */
async function contactsOf(
  db: Database,
  code: string,
  symbolNumbers: readonly string[],
): Promise<ReadonlyMap<string, Contact>> {
  const offered = new Set(symbolNumbers);
  if (offered.size === 0) return new Map();
  const rows = await db
    .selectFrom('candidate')
    .select(['symbol_number', 'phone', 'email'])
    .where('examination', '=', code)
    .execute();
  const told = await db
    .selectFrom('told_message')
    .innerJoin('application', 'application.number', 'told_message.application')
    .select(['application.symbol_number', 'told_message.kind', 'told_message.about', 'told_message.told_at'])
    .where('application.examination', '=', code)
    .where('told_message.kind', 'in', ['offer', 'offer-reminder'])
    .execute();
  const applications = await db
    .selectFrom('application')
    .select(['symbol_number', 'form', 'sent_form', 'phone_key'])
    .where('examination', '=', code)
    .where('state', '=', 'accepted')
    .where('symbol_number', 'is not', null)
    .execute();
  const toldOf = Map.groupBy(told, ({ symbol_number }) => symbol_number);
  const reachable = new Set(applications.filter(isReachable).map(({ symbol_number }) => symbol_number));
  return new Map(
    rows
      .filter(({ symbol_number }) => offered.has(symbol_number))
      .map(({ symbol_number, phone, email }) => {
        const own = toldOf.get(symbol_number) ?? [];
        const offer = own.find(({ kind }) => kind === 'offer');
        const reminders = own.filter(({ kind }) => kind === 'offer-reminder');
        const contact: Contact = {
          phone,
          email,
          isReachable: reachable.has(symbol_number),
          toldAt: offer === undefined ? null : iso(offer.told_at),
          remindedAt: new Map(reminders.map(({ about, told_at }) => [about, iso(told_at)])),
        };
        return [symbol_number, contact];
      }),
  );
}

function countsOf(made: Offers['offers']) {
  const count = (state: Offers['offers'][number]['state']) => made.filter((each) => each.state === state).length;
  return {
    offers: made.length,
    taken: count('taken') + count('moved'),
    left: count('left'),
    runOut: count('run-out'),
    open: count('offered'),
  };
}
