import type { FastifyInstance } from 'fastify';
import { typedSymbolNumbers } from '#server/features/examinations/candidates/candidate-rows.ts';
import { auditEntry, noteExport } from '#server/features/examinations/examination/audit-entry.ts';
import {
  examinationFor,
  heldExaminationFor,
  needState,
} from '#server/features/examinations/examination/examination-rows.ts';
import type { Publication } from '#server/features/results/publications.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { sendCsv } from '#server/platform/http/csv.ts';
import { route } from '#server/platform/http/route.ts';
import { nextRound } from '#exam/marking/offers.ts';
import type { OfferDeps } from './deps.ts';
import { holdRound, settledTies } from './hold-round.ts';
import { offeredLists, readOfferFacts } from './offer-facts.ts';
import { offersAnswer } from './offers-answer.ts';
import { answerOffer, ownOffer } from './own-offer.ts';
import { remindAll } from './tell-offers.ts';

/** The offers of seats, for candidates, applicants and staff. No answer may be stored on the way. */
export async function offerRoutes(app: FastifyInstance, { offers }: { readonly offers: OfferDeps }): Promise<void> {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  candidateRoutes(app, offers);
  staffRoutes(app, offers);
}

/** By the token of the hall, and by that of an application. */
function candidateRoutes(app: FastifyInstance, deps: OfferDeps): void {
  const { db, now } = deps;
  const visitor = { actor: 'visitor' } as const;
  const ownKey = (candidate: { readonly examination: string; readonly symbolNumber: string }, code: string) => {
    if (candidate.examination !== code) throw new AppError('not-found');
    return { code, symbolNumber: candidate.symbolNumber };
  };
  const applicantKey = async (number: string) => {
    const { examination, symbol_number } = await db
      .selectFrom('application')
      .select(['examination', 'symbol_number'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow(() => new AppError('not-found'));
    if (symbol_number === null) throw new AppError('wrong-state', { text: (t) => t.noOfferToAnswer });
    return { code: examination, symbolNumber: symbol_number };
  };

  route(app, 'GET /hall/:code/offer', async ({ candidate, params: { code } }) =>
    ownOffer(deps, ownKey(candidate, code), now()),
  );

  route(app, 'POST /hall/:code/offer', async ({ candidate, params: { code }, body }) => {
    const key = ownKey(candidate, code);
    await answerOffer(deps, key, body, visitor);
    return ownOffer(deps, key, now());
  });

  route(app, 'GET /applications/:number/offer', async ({ applicant: { number } }) =>
    ownOffer(deps, await applicantKey(number), now()),
  );

  route(app, 'POST /applications/:number/offer', async ({ applicant: { number }, body }) => {
    const key = await applicantKey(number);
    await answerOffer(deps, key, body, visitor);
    return ownOffer(deps, key, now());
  });
}

function staffRoutes(app: FastifyInstance, deps: OfferDeps): void {
  const { db, now, publications } = deps;
  const answer = async (code: string) => offersAnswer(db, code, await publications.find(code), now());

  route(app, 'GET /staff/examinations/:code/offers', async ({ account, params: { code } }) => {
    await examinationFor(db, account, code, now());
    return answer(code);
  });

  route(app, 'POST /staff/examinations/:code/offers', async ({ account, params: { code }, body }) => {
    await examinationFor(db, account, code, now());
    const { published } = await needPublished(code);
    await db.transaction().execute(async (trx) => {
      const at = now();
      needState(await heldExaminationFor(trx, account, code, at), 'published');
      if (await readOfferFacts(trx, code, published.results))
        throw new AppError('wrong-state', { text: (t) => t.offersBegun });
      const untilMs = needAhead(body.answerUntil, at);
      await trx
        .insertInto('offer_rule')
        .values({
          examination: code,
          moves_to_open: body.movesToOpen ? 1 : 0,
          round_hours: body.roundHours,
          note: JSON.stringify(body.note),
          deadline_seen: 0,
        })
        .execute();
      const { emptyToOpen } = published.results.seats;
      const rules = { rounds: [], movesToOpen: body.movesToOpen, emptyToOpen };
      const round = { atMs: at, untilMs, decided: [] };
      const made = await holdRound(trx, published.results, { rules, answers: [] }, round);
      const { movesToOpen, roundHours } = body;
      await writeAudit(trx, auditEntry(account, 'offers-begun', code, { ...made, movesToOpen, roundHours }), at);
    });
    await publications.refresh();
    return answer(code);
  });

  route(app, 'POST /staff/examinations/:code/offers/rounds', async ({ account, params: { code }, body }) => {
    await examinationFor(db, account, code, now());
    const { published } = await needPublished(code);
    await db.transaction().execute(async (trx) => {
      needState(await heldExaminationFor(trx, account, code, now()), 'published');
      const facts = await readOfferFacts(trx, code, published.results);
      if (!facts) throw new AppError('wrong-state', { text: (t) => t.offersNotBegun });
      if (body.round !== facts.rules.rounds.length + 1) throw new AppError('changed-meanwhile');
      const at = Math.max(now(), facts.rules.rounds.at(-1)?.atMs ?? 0);
      const times = { atMs: at, untilMs: needAhead(body.answerUntil, at) };
      const round = { ...times, decided: settledTies(published.results, facts, times, body.decided) };
      const { rules, answers } = facts;
      if (nextRound(offeredLists(published.results), rules, answers, round).offers.length === 0)
        throw new AppError('wrong-state', { text: (t) => t.nothingToOffer });
      const made = await holdRound(trx, published.results, facts, round);
      const decided = round.decided.map(({ list, admitted, reason }) => ({ list, admitted, reason }));
      await writeAudit(trx, auditEntry(account, 'offers-begun', code, { ...made, decided }), at);
    });
    await publications.refresh();
    return answer(code);
  });

  route(app, 'POST /staff/examinations/:code/offers/answers', async ({ account, params: { code }, body }) => {
    await examinationFor(db, account, code, now());
    const { symbolNumber, reason, ...said } = body;
    const key = { code, symbolNumber: await needCandidate(code, symbolNumber) };
    await answerOffer(deps, key, said, { actor: `account:${account.id}`, reason });
    return answer(code);
  });

  route(app, 'POST /staff/examinations/:code/offers/reminders', async ({ account, params: { code } }) => {
    needState(await examinationFor(db, account, code, now()), 'published');
    const reminded = await remindAll(deps, account, code);
    return { ...(await answer(code)), reminded };
  });

  route(
    app,
    'GET /staff/examinations/:code/offers/of/:symbolNumber',
    async ({ account, params: { code, symbolNumber } }) => {
      await examinationFor(db, account, code, now());
      return ownOffer(deps, { code, symbolNumber: await needCandidate(code, symbolNumber) }, now());
    },
  );

  route(app, 'GET /staff/examinations/:code/offers.csv', async ({ account, params: { code } }, reply) => {
    await examinationFor(db, account, code, now());
    const { offers } = await answer(code);
    await noteExport(db, account, code, 'offers.csv', now());
    return sendCsv(reply, `offers-${code}.csv`, [
      ['symbol_number', 'name', 'rank', 'list', 'round', 'offered_at', 'answer_until', 'state', 'moved_from'],
      ...offers.map(({ symbolNumber, name, rank, list, round, offeredAt, answerUntil, state, movedFrom }) => {
        return [symbolNumber, name, rank, list, round, offeredAt, answerUntil, state, movedFrom ?? ''];
      }),
    ]);
  });

  async function needPublished(code: string): Promise<Publication> {
    const publication = await publications.find(code);
    if (!publication) throw new AppError('wrong-state', { text: (t) => t.notPublishedYet });
    return publication;
  }

  /** The symbol number as the publication has it. Throws 'not-found'. */
  async function needCandidate(code: string, typed: string): Promise<string> {
    const { bySymbolNumber } = await needPublished(code);
    const known = typedSymbolNumbers(typed).find((each) => bySymbolNumber.has(each));
    if (known === undefined) throw new AppError('not-found', { text: (t) => t.noOtherResult });
    return known;
  }
}

/** A deadline of offers in ms; throws 'invalid' for one that has passed. */
function needAhead(answerUntil: string, now: number): number {
  const untilMs = Date.parse(answerUntil);
  if (untilMs <= now) throw new AppError('invalid', { fields: { answerUntil: (t) => t.deadlinePassed } });
  return untilMs;
}
