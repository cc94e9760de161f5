import type { FastifyInstance } from 'fastify';
import { criterionOf } from '#exam/marking/criteria.ts';
import { fromHundredths } from '#exam/marking/hundredths.ts';
import { mark } from '#exam/marking/mark.ts';
import { besideEachOther, type CriterionPair, type RankedResult } from '#exam/marking/rank.ts';
import { itemsOf } from '#exam/sitting/paper.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { decisionOf } from '#server/features/examinations/marking/key-versions.ts';
import { needState, type StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { typedSymbolNumbers } from '#server/features/examinations/candidates/candidate-rows.ts';
import { markedSections, resultOf } from '#server/features/examinations/marking/results.ts';
import { whySentenceToOne } from '#server/features/examinations/marking/why-sentence.ts';
import { keyOf } from './attempts.ts';
import { ownChanges } from './own-changes.ts';
import type { HallDeps } from './deps.ts';
import { createReadOwnSitting, type OwnSitting } from './own-sittings.ts';
import { notYetPublished, standingOf } from './standing.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { requestedLanguage } from '#text/requested-language.ts';
import type { HallCandidate } from '#server/platform/http/authorize.ts';
import { route } from '#server/platform/http/route.ts';
import type { Publication } from '#server/features/results/publications.ts';

/** What candidates see once the key is published, and their objections. */
export function resultRoutes(app: FastifyInstance, { db, now, publications, lanes, notices }: HallDeps): void {
  const readOwnSitting = createReadOwnSitting(db, { lanes });

  async function ownSitting(candidate: HallCandidate, code: string): Promise<OwnSitting> {
    if (candidate.examination !== code) throw new AppError('not-found');
    return readOwnSitting(keyOf(candidate), now());
  }
  async function publication(code: string): Promise<Publication> {
    const found = await publications.find(code);
    if (!found) throw new AppError('unavailable');
    return found;
  }

  route(app, 'GET /hall/:code/result', async ({ candidate, params: { code } }) => {
    const { examination, paper, explanations, versions, own, objections } = await ownSitting(candidate, code);
    const { state, rules } = examination;
    const { choices } = own;
    const [first, newest] = [versions[0], versions.at(-1)];
    if (!choices || !first || !newest) throw new AppError('not-found');
    const sections = markedSections(paper);
    const marked = mark(sections, newest.key, choices);
    const firstMarks = mark(sections, first.key, choices).marks;
    const objected = new Map(objections.map((each) => [each.place, each]));
    const standing =
      state === 'published' ? standingOf(await publication(code), candidate.symbolNumber) : notYetPublished;
    return {
      state,
      keyVersion: newest.version,
      marks: fromHundredths(marked.marks),
      full: fromHundredths(marked.full),
      before: firstMarks === marked.marks ? null : fromHundredths(firstMarks),
      passMark: rules.passMark,
      sections: marked.sections.map(({ title, marks, full, right, wrong, unanswered }) => {
        return { title, marks: fromHundredths(marks), full: fromHundredths(full), right, wrong, unanswered };
      }),
      places: marked.places.map(({ outcome, marks }, place) => {
        const key = newest.key[place];
        const objection = objected.get(place);
        return {
          place,
          chosen: choices[place] ?? null,
          right: [...(key?.right ?? [])],
          cancelled: key?.cancelled ?? null,
          outcome,
          marks: fromHundredths(marks),
          explanation: explanations.texts[place] || null,
          objection: objection
            ? { reason: objection.reason, option: objection.option, at: new Date(objection.made_at).toISOString() }
            : null,
          decision: decisionOf(versions, place),
        };
      }),
      math: explanations.math,
      changes: ownChanges(sections, versions, choices),
      objectionsUntil: rules.objectionsUntil,
      mayObject: mayObject(examination, now()),
      notices: (await notices.of(candidate)).filter(({ kind }) => kind === 'objections-closed'),
      ...standing,
    };
  });

  route(app, 'GET /hall/:code/why/:symbolNumber', async (request) => {
    const {
      candidate,
      params: { code, symbolNumber },
    } = request;
    const sitting = await ownSitting(candidate, code);
    needState(sitting.examination, 'published');
    const { tieBreaks } = sitting.examination.rules;
    const { bySymbolNumber } = await publication(code);
    const named = typedSymbolNumbers(symbolNumber).find((each) => bySymbolNumber.has(each)) ?? '';
    const rankOf = (each: string) => bySymbolNumber.get(each)?.rank ?? null;
    const [ownRank, otherRank] = [rankOf(candidate.symbolNumber), rankOf(named)];
    if (named === candidate.symbolNumber || ownRank === null || otherRank === null)
      throw new AppError('not-found', { text: (t) => t.noOtherResult });
    const theirs = await readOwnSitting({ examination: code, symbol_number: named }, now());
    const [own, other] = [ranked(sitting, ownRank), ranked(theirs, otherRank)];
    const inMarks = (by: CriterionPair['by'], value: CriterionPair['one']) =>
      typeof value === 'number' && criterionOf(by).measure === 'marks' ? fromHundredths(value) : value;
    return {
      sentence: whySentenceToOne(own, other, tieBreaks, requestedLanguage(request.headers)),
      chain: besideEachOther(own, other, tieBreaks).map((beside) => ({
        by: beside.by,
        own: inMarks(beside.by, beside.one),
        other: criterionOf(beside.by).isPublished ? inMarks(beside.by, beside.other) : null,
        decides: beside.decides,
      })),
    };
  });

  route(app, 'POST /hall/:code/objections', async (request) => {
    const {
      candidate,
      params: { code },
      body: { place, reason, option },
    } = request;
    const at = now();
    const { examination, paper, own } = await ownSitting(candidate, code);
    if (!mayObject(examination, at))
      throw new AppError('wrong-state', {
        text: (t) => t.objectionsOver,
        detail: { state: examination.state },
      });
    if (!own.choices) throw new AppError('not-allowed', { text: (t) => t.didNotSit });
    const item = itemsOf(paper)[place];
    if (!item) throw new AppError('invalid', { fields: { place: (t) => t.noQuestionAt } });
    if (option !== undefined && !item.options.some(({ id }) => id === option))
      throw new AppError('invalid', { fields: { option: (t) => t.noSuchOption } });
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('objection')
      .values({
        examination: code,
        symbol_number: candidate.symbolNumber,
        place,
        reason,
        option: option ?? null,
        made_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw new AppError('already-objected');
    return { message: answerTexts(request).objected };
  });
}

/** The facts by which a candidate who sat is ranked, with the published rank. */
function ranked({ own, paper, versions }: OwnSitting, rank: number): RankedResult {
  const marked = mark(markedSections(paper), versions.at(-1)?.key ?? [], own.choices ?? []);
  return { ...resultOf(own, marked), rank };
}

/** Objections are possible from the publication of the key until the deadline; without one, until the key is final. */
function mayObject({ state, rules }: StoredExamination, now: number): boolean {
  const isOpen = rules.objectionsUntil === null || now <= Date.parse(rules.objectionsUntil);
  return state === 'key-published' && isOpen;
}
