import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { acts } from '#server/platform/audit/audit-log.ts';
import { cellsOf, lineColumns, readLines } from '#server/platform/audit/read-lines.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { csvText } from '#server/platform/http/csv.ts';
import { route } from '#server/platform/http/route.ts';

/** The most lines in memory at once. */
const atOnce = 1000;

/** The audit log of the whole installation, for admins to read and to download. */
export function auditRoutes(app: FastifyInstance, db: Database): void {
  route(app, 'GET /staff/audit', ({ query }) => readLines(db, { all: db.selectFrom('audit_log'), acts }, query));

  route(app, 'GET /staff/audit.csv', async (_request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit.csv"')
      .send(Readable.from(fileText(db))),
  );
}

/** The file, piece by piece, because the log is never shortened. */
async function* fileText(db: Database): AsyncGenerator<string> {
  yield csvText([lineColumns]);
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    yield csvText(rows.map(cellsOf), { bom: false });
    if (rows.length < atOnce) return;
    after = rows.at(-1)?.id ?? after;
  }
}
