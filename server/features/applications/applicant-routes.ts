import type { FastifyInstance } from 'fastify';
import { bearerToken, sessionUser } from '#server/features/accounts/sessions.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { addressKey } from '#server/platform/http/address-key.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { route } from '#server/platform/http/route.ts';
import { applicationAnswer, readDocuments } from './application-rows.ts';
import { endApplicationSession } from './application-session.ts';
import { beginApplication } from './begin.ts';
import { admitCard } from './card.ts';
import { changeApplication } from './change-application.ts';
import type { ApplicationDeps } from './deps.ts';
import { readDocument } from './documents/document-store.ts';
import { boundUploads } from './documents/intake.ts';
import { sendDocument } from './documents/send-document.ts';
import { fileNameOfDocument, zipDocuments } from './documents/zip-documents.ts';
import { dropDocument, keepDocument } from './put-document.ts';
import { openApplication } from './sign-in.ts';
import { submitApplication } from './submit.ts';
import { deleteApplication, withdrawApplication } from './withdraw.ts';

/** The applicant's calls. Browsers and proxies must not store any of the answers. */
export function applicantRoutes(app: FastifyInstance, deps: ApplicationDeps, database: OpenDatabase): void {
  const { db, now, documents } = deps;
  boundUploads(app);

  route(app, 'POST /notices/:code/applications', async ({ params: { code }, body, headers, ip }) => {
    const token = bearerToken(headers.authorization);
    const account = token === null ? null : await sessionUser(database, token, now());
    const { language, form } = body;
    const beginner = { code, language, form, accountId: account?.id ?? null, address: addressKey(ip) };
    return beginApplication(deps, beginner, now());
  });

  route(app, 'POST /applications/session', async ({ body: { number, code }, ip }) =>
    openApplication(deps, { number, code, address: addressKey(ip) }, now()),
  );

  route(app, 'GET /me/applications', async ({ account }) => {
    const rows = await db
      .selectFrom('application')
      .selectAll()
      .where('account_id', '=', account.id)
      .orderBy('begun_at', 'desc')
      .limit(50)
      .execute();
    return { rows: await Promise.all(rows.map((row) => applicationAnswer(db, row, now()))) };
  });

  route(app, 'GET /applications/:number', async ({ applicant: { number } }) =>
    applicationAnswer(db, await ownRow(number), now()),
  );

  route(app, 'PATCH /applications/:number', async ({ applicant: { number }, body }) =>
    changeApplication(deps, number, body, now()),
  );

  route(
    app,
    'PUT /applications/:number/documents/:kind',
    async ({ applicant: { number }, params: { kind }, body: { file, name }, ip }) =>
      keepDocument(deps, number, { kind, file, name, address: addressKey(ip) }, now()),
  );

  route(app, 'GET /applications/:number/documents/:id', async ({ applicant: { number }, params: { id } }, reply) => {
    const document = (await readDocuments(db, [number])).get(number)?.find((each) => each.id === id);
    const bytes = document && (await readDocument(documents, document.key));
    if (!document || !bytes) throw new AppError('not-found');
    return sendDocument(reply, { type: document.type, bytes, name: fileNameOfDocument(document) });
  });

  route(app, 'DELETE /applications/:number/documents/:id', async ({ applicant: { number }, params: { id } }) =>
    dropDocument(deps, number, id, now()),
  );

  route(app, 'POST /applications/:number/submit', async ({ applicant: { number }, body: { version } }) =>
    submitApplication(deps, number, version, now()),
  );

  route(app, 'POST /applications/:number/withdraw', async ({ applicant: { number }, body: { version } }) =>
    withdrawApplication(deps, number, version, now()),
  );

  route(app, 'DELETE /applications/:number', async (request) => {
    await deleteApplication(deps, request.applicant.number, now());
    return { message: answerTexts(request).applicationDeleted };
  });

  route(app, 'GET /applications/:number/card', async ({ applicant: { number } }) => admitCard(deps, number, now()));

  route(app, 'GET /applications/:number/file.zip', async ({ applicant: { number } }, reply) => {
    const application = await applicationAnswer(db, await ownRow(number), now());
    const own = (await readDocuments(db, [number])).get(number) ?? [];
    const text = JSON.stringify(application, null, 2);
    const zip = await zipDocuments(documents, own, [{ name: `${number}/application.json`, text }]);
    return reply
      .header('content-disposition', `attachment; filename="application-${number}.zip"`)
      .type('application/zip')
      .send(zip);
  });

  route(app, 'POST /applications/:number/leave', async (request) => {
    await endApplicationSession(db, request.headers.authorization);
    return { message: answerTexts(request).applicationLeft };
  });

  async function ownRow(number: string) {
    return db
      .selectFrom('application')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow(() => new AppError('not-found'));
  }
}
