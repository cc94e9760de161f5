import type { FastifyInstance } from 'fastify';
import { ExaminationRules } from '#contract/examination.ts';
import { WhatIf } from '#contract/merit.ts';
import { fromHundredths } from '#exam/marking/hundredths.ts';
import { decideKey } from '#exam/marking/key.ts';
import { statistics } from '#exam/marking/statistics.ts';
import { optionIds } from '#exam/question.ts';
import { itemsOf } from '#exam/sitting/paper.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { sendCsv } from '#server/platform/http/csv.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import {
  endedExamination,
  examinationFor,
  heldExaminationFor,
  needOwnPaper,
  needState,
  paperFor,
} from '#server/features/examinations/examination/examination-rows.ts';
import { auditEntry, noteExport } from '#server/features/examinations/examination/audit-entry.ts';
import { decisionOf, insertKeyVersion, type ReasonedDecision } from './key-versions.ts';
import { readObjections } from './read-objections.ts';
import { readResults } from './read-results.ts';
import { meritAnswer } from './merit-answer.ts';
import { resultsOf, type ListRules, type Results } from './results.ts';
import { whySentence } from './why-sentence.ts';
import { requestedLanguage } from '#text/requested-language.ts';
import { route } from '#server/platform/http/route.ts';

/** The key and its objections, the merit list, the statistics. */
export function meritRoutes(app: FastifyInstance, { db, now, readSubmissions }: ExaminationDeps): void {
  route(
    app,
    'POST /staff/examinations/:code/key',
    async ({ account, params: { code }, query, body: { decisions } }) => {
      const at = now();
      return db.transaction().execute(async (trx) => {
        const examination = await heldExaminationFor(trx, account, code, at);
        await needOwnPaper(trx, account, examination);
        needState(examination, 'ended', 'key-published');
        const { submissions, newest, results } = await readResults(trx, readSubmissions, examination);
        const options = itemsOf(submissions.paper).map((item) => item.options.map(({ id }) => id));
        for (const decision of decisions) checkDecision(decision, options);
        const key = decideKey(newest.key, decisions);
        const version = newest.version + 1;
        const anew = resultsOf(submissions, key, examination.rules, []);
        const answer = { version, changed: changedMarks(results, anew) };
        if (query.preview) return answer;
        await insertKeyVersion(trx, code, { version, key, decisions, madeAt: at });
        // Letters as on the printed paper, whatever the paper's ids are.
        const lettersOf = (place: number, right: readonly string[]) =>
          right.map((id) => optionIds[options[place]?.indexOf(id) ?? 0] ?? id);
        const audited = decisions.map((decision) => {
          const { place } = decision;
          const was = newest.key[place];
          return {
            ...decision,
            ...('right' in decision && { right: lettersOf(place, decision.right) }),
            was: was && { ...was, right: lettersOf(place, was.right) },
          };
        });
        await writeAudit(trx, auditEntry(account, 'key-decided', code, { version, decisions: audited }), at);
        return answer;
      });
    },
  );

  route(
    app,
    'GET /staff/examinations/:code/objections',
    async ({ account, params: { code }, query: { page, size } }) => {
      await paperFor(db, account, code, now());
      const rows = await readObjections(db, readSubmissions, code);
      return { rows: rows.slice((page - 1) * size, page * size), total: rows.length };
    },
  );

  route(app, 'GET /staff/examinations/:code/objections.csv', async ({ account, params: { code } }, reply) => {
    await paperFor(db, account, code, now());
    const rows = await readObjections(db, readSubmissions, code);
    await noteExport(db, account, code, 'objections.csv', now());
    return sendCsv(reply, `objections-${code}.csv`, [
      ['place', 'symbol_number', 'name', 'chosen', 'option', 'reason', 'at', 'version', 'decision'],
      ...rows.map(({ place, symbolNumber, name, chosen, option, reason, at, decision }) => {
        return [place, symbolNumber, name, chosen, option, reason, at, decision?.version, decision?.reason];
      }),
    ]);
  });

  route(app, 'GET /staff/examinations/:code/merit', async ({ account, params: { code }, query }) => {
    const examination = endedExamination(await examinationFor(db, account, code, now()));
    return meritAnswer(await readResults(db, readSubmissions, examination, readWhatIf(query.rules, examination.rules)));
  });

  route(app, 'POST /staff/examinations/:code/merit/ties', async ({ account, params: { code }, body }) => {
    const at = now();
    return db.transaction().execute(async (trx) => {
      const examination = await heldExaminationFor(trx, account, code, at);
      needState(examination, 'ended', 'key-published', 'final');
      const { merit } = (await readResults(trx, readSubmissions, examination)).results;
      const admitted = [...new Set(body.admitted)];
      const ties = [...merit.ties, ...merit.settled].filter(({ list }) => list === body.list);
      // A list that empty seats have lengthened may have two ties.
      const tie = ties.find(({ among }) => admitted.every((each) => among.includes(each))) ?? ties[0];
      if (!tie) throw new AppError('invalid', { fields: { list: (t) => t.noTie } });
      const stranger = admitted.find((symbolNumber) => !tie.among.includes(symbolNumber));
      if (stranger !== undefined) throw new AppError('invalid', { fields: { admitted: (t) => t.notTied(stranger) } });
      if (admitted.length !== tie.seats)
        throw new AppError('invalid', {
          fields: { admitted: (t) => t.otherSeats(tie.seats, admitted.length) },
        });
      const decision = { made_at: at, admitted: JSON.stringify(admitted), reason: body.reason };
      await trx
        .insertInto('tie_decision')
        .values({ ...decision, examination: code, list: tie.list, among: JSON.stringify(tie.among) })
        // The same candidates were tied at another number of seats before, or the decision was wrong.
        .onConflict((conflict) => conflict.columns(['examination', 'list', 'among']).doUpdateSet(decision))
        .execute();
      const before = { admitted: 'admitted' in tie ? tie.admitted : null };
      const details = { list: tie.list, among: tie.among, before, after: { admitted }, reason: body.reason };
      await writeAudit(trx, auditEntry(account, 'tie-decided', code, details), at);
      return meritAnswer(await readResults(trx, readSubmissions, examination));
    });
  });

  route(app, 'GET /staff/examinations/:code/merit/why', async (request) => {
    const {
      account,
      params: { code },
      query: { a, b },
    } = request;
    const examination = endedExamination(await examinationFor(db, account, code, now()));
    const { results } = await readResults(db, readSubmissions, examination);
    const find = (symbolNumber: string) => results.merit.ranking.find((ranked) => ranked.symbolNumber === symbolNumber);
    const [one, other] = [find(a), find(b)];
    if (!one || !other) throw new AppError('not-found');
    return { sentence: whySentence(one, other, examination.rules.tieBreaks, requestedLanguage(request.headers)) };
  });

  route(app, 'GET /staff/examinations/:code/statistics', async ({ account, params: { code } }) => {
    const examination = endedExamination(await paperFor(db, account, code, now()));
    const { submissions, newest, versions, results } = await readResults(db, readSubmissions, examination);
    const options = itemsOf(submissions.paper).map((item) => item.options.map(({ id }) => id));
    const rows = submissions.candidates.flatMap(({ symbol_number, choices }) => {
      const marks = results.marked.get(symbol_number)?.marks;
      return choices === null || marks === undefined ? [] : [{ symbolNumber: symbol_number, marks, choices }];
    });
    if (rows.length === 0)
      throw new AppError('wrong-state', {
        text: (t) => t.nobodySat,
        detail: { state: examination.state },
      });
    const { items, paper } = statistics(rows, newest.key, options);
    const inMarks = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100);
    return {
      keyVersion: newest.version,
      items: items.map((item) => ({
        ...item,
        right: [...(newest.key[item.place]?.right ?? [])],
        cancelled: newest.key[item.place]?.cancelled ?? null,
        decision: decisionOf(versions, item.place),
        options: [...item.options],
      })),
      paper: {
        ...paper,
        passed: results.rows.filter(({ passed }) => passed).length,
        lowest: Math.min(...rows.map(({ marks }) => marks)) / 100,
        highest: Math.max(...rows.map(({ marks }) => marks)) / 100,
        mean: paper.mean / 100,
        median: paper.median / 100,
        standardDeviation: inMarks(paper.standardDeviation),
        standardError: inMarks(paper.standardError),
        histogram: paper.histogram.map(({ from, candidates }) => ({ from: from / 100, candidates })),
      },
    };
  });
}

/** Throws 'invalid' for a place that the paper doesn't have, or for a right option that the place doesn't have. */
function checkDecision(decision: ReasonedDecision, options: readonly (readonly string[])[]): void {
  const own = options[decision.place];
  const fits = own !== undefined && (!('right' in decision) || decision.right.every((id) => own.includes(id)));
  if (!fits)
    throw new AppError('invalid', {
      fields: { decisions: (t) => t.noOptionAt(decision.place) },
    });
}

function changedMarks(before: Results, after: Results): { symbolNumber: string; before: number; after: number }[] {
  return [...after.marked].flatMap(([symbolNumber, { marks }]) => {
    const old = before.marked.get(symbolNumber)?.marks ?? marks;
    return old === marks ? [] : [{ symbolNumber, before: fromHundredths(old), after: fromHundredths(marks) }];
  });
}

/** Reads other rules to try, checked like a change of the examination. Throws 'invalid'. */
function readWhatIf(text: string | undefined, rules: ExaminationRules): Partial<ListRules> {
  if (text === undefined) return {};
  try {
    const { tieBreaks, seats } = WhatIf.parse(JSON.parse(text));
    ExaminationRules.parse({ ...rules, ...(tieBreaks && { tieBreaks }), ...(seats && { seats }) });
    return { ...(tieBreaks && { tieBreaks }), ...(seats && { seats }) };
  } catch (cause) {
    throw new AppError('invalid', { cause, fields: { rules: (t) => t.rulesForm } });
  }
}
