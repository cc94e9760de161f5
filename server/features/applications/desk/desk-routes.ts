import type { FastifyInstance } from 'fastify';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { sendCsv } from '#server/platform/http/csv.ts';
import { route } from '#server/platform/http/route.ts';
import { auditEntry, noteExport } from '#server/features/examinations/examination/audit-entry.ts';
import { examinationFor } from '#server/features/examinations/examination/examination-rows.ts';
import { readDocuments } from '../application-rows.ts';
import type { ApplicationDeps } from '../deps.ts';
import { readDocument } from '../documents/document-store.ts';
import { sendDocument } from '../documents/send-document.ts';
import { documentsOf, fileNameOfDocument, zipDocuments } from '../documents/zip-documents.ts';
import { documentName } from '../documents/document-name.ts';
import { readNotice } from '../notice-rows.ts';
import { acceptMany, clearApplications, undoMany } from './accept-many.ts';
import { decide, subjectOf, undoDecision } from './decide.ts';
import { applicationTable } from './export-table.ts';
import { applicationIn, deskAnswer, noteReader } from './one.ts';
import { readQueue } from './queue.ts';

/** The desk, where staff read applications and decide on them. */
export function deskRoutes(app: FastifyInstance, deps: ApplicationDeps): void {
  const { db, now, documents, timeZone } = deps;

  route(app, 'GET /staff/examinations/:code/applications', async ({ account, params: { code }, query }) => {
    await examinationFor(db, account, code, now());
    return readQueue(db, code, query);
  });

  route(app, 'GET /staff/examinations/:code/applications/:number', async ({ account, params: { code, number } }) => {
    const at = now();
    await examinationFor(db, account, code, at);
    const row = await applicationIn(db, code, number);
    await noteReader(db, account.id, row, at);
    return deskAnswer(db, row, { accountId: account.id, timeZone }, at);
  });

  route(
    app,
    'GET /staff/examinations/:code/applications/:number/documents/:id',
    async ({ account, params: { code, number, id } }, reply) => {
      const at = now();
      await examinationFor(db, account, code, at);
      await applicationIn(db, code, number);
      const document = (await readDocuments(db, [number])).get(number)?.find((each) => each.id === id);
      const bytes = document && (await readDocument(documents, document.key));
      if (!document || !bytes) throw new AppError('not-found');
      const details = { document: documentName(document.kind) };
      await writeAudit(db, auditEntry(account, 'document-seen', code, details, subjectOf(number)), at);
      return sendDocument(reply, { type: document.type, bytes, name: `${number}-${fileNameOfDocument(document)}` });
    },
  );

  route(
    app,
    'POST /staff/examinations/:code/applications/:number/decision',
    async ({ account, params: { code, number }, body }) => {
      const at = now();
      await examinationFor(db, account, code, at);
      const row = await decide(deps, { code, number, by: account.id }, body, at);
      return deskAnswer(db, row, { accountId: account.id, timeZone }, at);
    },
  );

  route(
    app,
    'POST /staff/examinations/:code/applications/:number/undo',
    async ({ account, params: { code, number }, body: { version } }) => {
      const at = now();
      await examinationFor(db, account, code, at);
      const row = await undoDecision(deps, { code, number, by: account.id }, version, at);
      return deskAnswer(db, row, { accountId: account.id, timeZone }, at);
    },
  );

  route(
    app,
    'POST /staff/examinations/:code/applications/accept',
    async ({ account, params: { code }, query, body: { numbers } }) => {
      const at = now();
      await examinationFor(db, account, code, at);
      if (query.preview === '1') return { rows: await clearApplications(db, code), accepted: 0, batch: null };
      return acceptMany(deps, { code, by: account.id, numbers }, at);
    },
  );

  route(
    app,
    'POST /staff/examinations/:code/applications/undo',
    async ({ account, params: { code }, body: { batch } }) => {
      await examinationFor(db, account, code, now());
      return undoMany(deps, { code, by: account.id, batch }, now());
    },
  );

  route(app, 'GET /staff/examinations/:code/applications.csv', async ({ account, params: { code } }, reply) => {
    await examinationFor(db, account, code, now());
    const table = await tableOf(code);
    await noteExport(db, account, code, 'applications.csv', now());
    return sendCsv(reply, `applications-${code}.csv`, table);
  });

  route(app, 'GET /staff/examinations/:code/applications.xlsx', async ({ account, params: { code } }, reply) => {
    await examinationFor(db, account, code, now());
    const cells = (await tableOf(code)).map((row) => row.map((value) => (value === null ? null : { value })));
    // The library is loaded only when needed: it costs every server memory.
    const { default: writeXlsxFile } = await import('write-excel-file/node');
    const file = await writeXlsxFile(cells, { sheet: code }).toBuffer();
    await noteExport(db, account, code, 'applications.xlsx', now());
    return reply
      .header('content-disposition', `attachment; filename="applications-${code}.xlsx"`)
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .send(file);
  });

  route(app, 'GET /staff/examinations/:code/documents.zip', async ({ account, params: { code } }, reply) => {
    await examinationFor(db, account, code, now());
    const zip = await zipDocuments(documents, await documentsOf(db, code).execute());
    await noteExport(db, account, code, 'documents.zip', now());
    return reply
      .header('content-disposition', `attachment; filename="documents-${code}.zip"`)
      .type('application/zip')
      .send(zip);
  });

  async function tableOf(code: string) {
    const notice = await readNotice(db, code, now());
    return applicationTable(db, code, notice?.rules.questions.length ?? 0);
  }
}
