import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';
import type { ExaminationDeps } from '#server/examinations/deps.ts';
import { examinationFor, needState, type StoredExamination } from '#server/examinations/examination-rows.ts';
import { resultsOf } from '#server/examinations/results.ts';
import { route } from '#server/http/route.ts';

/** The results of an examination, as a page and as a file, and who did what in it. */
export function resultRoutes(app: FastifyInstance, { db, now }: ExaminationDeps): void {
  route(app, 'GET /staff/examinations/:code/results', async ({ account, params: { code }, query: { page, size } }) => {
    const rows = await resultsOf(db, ended(await examinationFor(db, account, code, now())));
    return { rows: rows.slice((page - 1) * size, page * size), total: rows.length };
  });

  route(app, 'GET /staff/examinations/:code/results.csv', async ({ account, params: { code } }, reply) => {
    const examination = ended(await examinationFor(db, account, code, now()));
    const titles = examination.rules.sections.map(({ title }) => title);
    const rows = await resultsOf(db, examination);
    const lines = rows.map((row) => [
      row.rank,
      row.symbolNumber,
      row.name,
      row.total,
      ...titles.map((title) => row.sections[title] ?? null),
      row.right,
      row.wrong,
      row.unanswered,
      row.passed,
      row.list,
      row.position,
      row.withheld,
    ]);
    const header = [
      'rank',
      'symbol_number',
      'name',
      'total',
      ...titles,
      'right',
      'wrong',
      'unanswered',
      'passed',
      'list',
      'position',
      'withheld',
    ];
    return sendCsv(reply, `results-${code}.csv`, [header, ...lines]);
  });

  route(app, 'GET /staff/examinations/:code/audit', async ({ account, params: { code }, query: { page, size } }) => {
    await examinationFor(db, account, code, now());
    const of = db.selectFrom('audit_log').where('examination', '=', code);
    const { total } = await of.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await of
      .selectAll()
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    return {
      rows: rows.map(({ at, actor, act, subject, details }) => {
        return {
          at: new Date(at).toISOString(),
          actor,
          act,
          subject,
          details: JSON.parse(details) as Record<string, unknown>,
        };
      }),
      total,
    };
  });

  route(app, 'GET /staff/examinations/:code/audit.csv', async ({ account, params: { code } }, reply) => {
    await examinationFor(db, account, code, now());
    const rows = await db.selectFrom('audit_log').selectAll().where('examination', '=', code).orderBy('id').execute();
    const lines = rows.map(({ at, actor, act, subject, details }) => [
      new Date(at).toISOString(),
      actor,
      act,
      subject,
      details,
    ]);
    return sendCsv(reply, `audit-${code}.csv`, [['at', 'actor', 'act', 'subject', 'details'], ...lines]);
  });
}

/** Results are told when nobody writes any more. Throws 'wrong-state'. */
function ended(examination: StoredExamination): StoredExamination {
  needState(examination, 'ended', 'key-published', 'final', 'published');
  return examination;
}

/** A spreadsheet must not run what a candidate is called, so a cell that would begin a formula begins with an apostrophe. */
export function sendCsv(
  reply: Parameters<Parameters<typeof route>[2]>[1],
  name: string,
  rows: readonly (readonly unknown[])[],
) {
  const text = stringify(rows as unknown[][], {
    bom: true,
    escape_formulas: true,
    cast: { boolean: (value) => (value ? 'yes' : 'no') },
  });
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/csv; charset=utf-8')
    .send(text);
}
