import type { FastifyInstance } from 'fastify';
import { fromHundredths } from '#exam/marking/hundredths.ts';
import { mark } from '#exam/marking/mark.ts';
import { besideEachOther, type Beside } from '#exam/marking/rank.ts';
import { itemsOf } from '#exam/sitting/paper.ts';
import type { ObjectionRow } from '#server/database/tables/merit.ts';
import { AppError } from '#server/errors/app-error.ts';
import { decisionOf } from '#server/examinations/key-versions.ts';
import { needState, readExamination, type StoredExamination } from '#server/examinations/examination-rows.ts';
import { typedSymbolNumbers } from '#server/examinations/candidate-rows.ts';
import { readResults } from '#server/examinations/read-results.ts';
import { markedSections } from '#server/examinations/results.ts';
import { explanationsOf } from '#server/examinations/explanations.ts';
import { isPublished, whySentenceToOne } from '#server/examinations/why-sentence.ts';
import { ownChanges } from '#server/hall/own-changes.ts';
import type { HallDeps } from '#server/hall/deps.ts';
import { answerTexts } from '#server/http/answer-texts.ts';
import { route } from '#server/http/route.ts';

/** What a candidate sees once the key is published, and objecting to it. */
export function resultRoutes(app: FastifyInstance, { db, now, readSat }: HallDeps): void {
  async function keyPublished(code: string, own: string): Promise<StoredExamination> {
    const examination = code === own ? await readExamination(db, code, now()) : null;
    if (!examination) throw new AppError('not-found');
    needState(examination, 'key-published', 'final', 'published');
    return examination;
  }
  const objectionsOf = (code: string, symbolNumber: string): Promise<ObjectionRow[]> =>
    db
      .selectFrom('objection')
      .selectAll()
      .where('examination', '=', code)
      .where('symbol_number', '=', symbolNumber)
      .execute();

  route(app, 'GET /hall/:code/result', async ({ candidate, params: { code } }) => {
    const examination = await keyPublished(code, candidate.examination);
    const { state, rules } = examination;
    const { sat, newest, versions, results } = await readResults(db, readSat, examination);
    const own = sat.candidates.find(({ symbol_number }) => symbol_number === candidate.symbolNumber);
    const marked = results.marked.get(candidate.symbolNumber);
    const row = results.rows.find(({ symbolNumber }) => symbolNumber === candidate.symbolNumber);
    if (!own?.choices || !marked || !row) throw new AppError('not-found');
    const first = mark(markedSections(sat), versions[0]?.key ?? newest.key, own.choices);
    const objections = new Map((await objectionsOf(code, candidate.symbolNumber)).map((each) => [each.place, each]));
    const published = state === 'published';
    const { texts, math } = await explanationsOf(db, code);
    const { open, groups, waiting } = results.merit;
    const lists = [
      { name: open.name, seats: open.seats, waiting: waiting.open },
      ...groups.map(({ name, seats }, index) => ({ name, seats, waiting: waiting.groups[index] ?? [] })),
    ];
    const waits = lists.flatMap((list) => {
      const position = list.waiting.indexOf(candidate.symbolNumber) + 1;
      return position > 0 ? [{ list: list.name, position }] : [];
    });
    return {
      state,
      keyVersion: newest.version,
      marks: fromHundredths(marked.marks),
      full: fromHundredths(marked.full),
      before: first.marks === marked.marks ? null : fromHundredths(first.marks),
      passMark: rules.passMark,
      sections: marked.sections.map(({ title, marks, full, right, wrong, unanswered }) => {
        return { title, marks: fromHundredths(marks), full: fromHundredths(full), right, wrong, unanswered };
      }),
      places: marked.places.map(({ outcome, marks }, place) => {
        const key = newest.key[place];
        const objection = objections.get(place);
        return {
          place,
          chosen: own.choices?.[place] ?? null,
          right: [...(key?.right ?? [])],
          cancelled: key?.cancelled ?? null,
          outcome,
          marks: fromHundredths(marks),
          explanation: texts[place] || null,
          objection: objection
            ? { reason: objection.reason, option: objection.option, at: new Date(objection.made_at).toISOString() }
            : null,
          decision: decisionOf(versions, place),
        };
      }),
      math,
      changes: ownChanges(markedSections(sat), versions, own.choices),
      objectionsUntil: rules.objectionsUntil,
      mayObject: mayObject(examination, now()),
      rank: published ? row.rank : null,
      list: published ? row.list : null,
      position: published ? row.position : null,
      seats: published && row.list !== null ? (lists.find(({ name }) => name === row.list)?.seats ?? null) : null,
      waiting: published ? waits : [],
      sat: published ? results.merit.ranking.length : null,
      withheld: published && row.withheld,
    };
  });

  route(app, 'GET /hall/:code/why/:symbolNumber', async (request) => {
    const { code, symbolNumber } = request.params;
    const examination = await keyPublished(code, request.candidate.examination);
    needState(examination, 'published');
    const { tieBreaks } = examination.rules;
    const { ranking } = (await readResults(db, readSat, examination)).results.merit;
    const find = (...any: readonly string[]) => ranking.find((ranked) => any.includes(ranked.symbolNumber));
    const [own, other] = [find(request.candidate.symbolNumber), find(...typedSymbolNumbers(symbolNumber))];
    if (!own || !other || own === other) throw new AppError('not-found', { text: (t) => t.noOtherResult });
    const inMarks = (by: Beside['by'], value: Beside['one']) =>
      typeof value === 'number' && by !== 'fewer-wrong' && by !== 'hand-in' ? fromHundredths(value) : value;
    return {
      sentence: whySentenceToOne(own, other, tieBreaks, answerTexts(request)),
      chain: besideEachOther(own, other, tieBreaks).map((beside) => ({
        by: beside.by,
        own: inMarks(beside.by, beside.one),
        other: isPublished(beside.by) ? inMarks(beside.by, beside.other) : null,
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
    const examination = await keyPublished(code, candidate.examination);
    if (!mayObject(examination, at))
      throw new AppError('wrong-state', {
        text: (t) => t.objectionsOver,
        detail: { state: examination.state },
      });
    const { paper, candidates } = await readSat(code);
    const own = candidates.find(({ symbol_number }) => symbol_number === candidate.symbolNumber);
    if (!own?.choices) throw new AppError('not-allowed', { text: (t) => t.didNotSit });
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

/** From the publication of the key until the deadline; without one until the key is final. */
function mayObject({ state, rules }: StoredExamination, now: number): boolean {
  const isOpen = rules.objectionsUntil === null || now <= Date.parse(rules.objectionsUntil);
  return state === 'key-published' && isOpen;
}
