import type { FastifyInstance } from 'fastify';
import { sendCsv } from '#server/platform/http/csv.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import { countDoubtful, readDoubtful } from './counted-entries.ts';
import {
  endedExamination,
  examinationFor,
  type StoredExamination,
} from '#server/features/examinations/examination/examination-rows.ts';
import { readResults } from './read-results.ts';
import { columnWidths, resultTable } from './result-table.ts';
import { noteExport } from '#server/features/examinations/examination/audit-entry.ts';
import { route } from '#server/platform/http/route.ts';

/** The results of an examination, as a page and as files. */
export function resultRoutes(app: FastifyInstance, { db, now, readSubmissions }: ExaminationDeps): void {
  route(app, 'GET /staff/examinations/:code/results', async ({ account, params: { code }, query: { page, size } }) => {
    const { results } = await readResults(
      db,
      readSubmissions,
      endedExamination(await examinationFor(db, account, code, now())),
    );
    const doubtful = await readDoubtful(db, code);
    const rows = results.rows.slice((page - 1) * size, page * size).map((row) => {
      const { late = 0, implausible = 0 } = doubtful.get(row.symbolNumber) ?? {};
      return { ...row, late, implausible };
    });
    return { rows, total: results.rows.length, doubtful: countDoubtful(doubtful) };
  });

  route(
    app,
    'GET /staff/examinations/:code/results.csv',
    async ({ account, params: { code }, query: { language } }, reply) => {
      const examination = endedExamination(await examinationFor(db, account, code, now()));
      const { results } = await readResults(db, readSubmissions, examination);
      await noteExport(db, account, code, 'results.csv', now());
      const doubtful = await readDoubtful(db, code);
      const table = resultTable(results.rows, titlesOf(examination), { language, doubtful });
      return sendCsv(reply, `results-${code}.csv`, table);
    },
  );

  route(
    app,
    'GET /staff/examinations/:code/results.xlsx',
    async ({ account, params: { code }, query: { language } }, reply) => {
      const examination = endedExamination(await examinationFor(db, account, code, now()));
      const { results } = await readResults(db, readSubmissions, examination);
      const doubtful = await readDoubtful(db, code);
      const table = resultTable(results.rows, titlesOf(examination), { language, doubtful });
      const cells = table.map((row) => row.map((value) => (value === null ? null : { value })));
      const columns = columnWidths(table).map((width) => ({ width }));
      // The library is loaded only when needed: it costs every server memory.
      const { default: writeXlsxFile } = await import('write-excel-file/node');
      const file = await writeXlsxFile(cells, { sheet: code, columns }).toBuffer();
      await noteExport(db, account, code, 'results.xlsx', now());
      return reply
        .header('content-disposition', `attachment; filename="results-${code}.xlsx"`)
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .send(file);
    },
  );
}

function titlesOf({ rules }: StoredExamination): string[] {
  return rules.sections.map(({ title }) => title);
}
