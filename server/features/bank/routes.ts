import type { FastifyInstance } from 'fastify';
import { mathOf } from '#content/math/math.ts';
import { addItem, writtenItem } from './add-items.ts';
import { checkItem } from './check-item.ts';
import { changeItem } from './change-item.ts';
import type { ItemDeps } from './deps.ts';
import { countFindings, dismissFinding, listFindings } from './doctor.ts';
import { figureRoutes } from './figure-routes.ts';
import { previewOf } from './preview.ts';
import { reportRoute } from './reports.ts';
import { usesOf } from './item-use.ts';
import { labelItems } from './label-items.ts';
import type { BankItem } from '#contract/items.ts';
import { keysSeenBy, noteKeySeen } from './key-seen.ts';
import { countItems, findItem, listItems } from './read-items.ts';
import { questionOf } from './item-question.ts';
import { itemForReview, notesOn, reviewItem } from './review.ts';
import { listVersions } from './versions.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { route } from '#server/platform/http/route.ts';
import { requestedLanguage } from '#text/requested-language.ts';

/** The routes of the item bank. Browsers and proxies must not store the answers, because they contain keys. */
export async function itemRoutes(app: FastifyInstance, { items: deps }: { items: ItemDeps }): Promise<void> {
  const { db, now, random } = deps;
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });

  route(app, 'GET /staff/items', async ({ query: { page, size, sort, ...filter }, account }) => {
    const { rows, total } = await listItems(db, filter, { page, size, sort }, account);
    const ids = rows.map(({ id }) => id);
    const useOf = await usesOf(db, ids, account);
    const seen = await keysSeenBy(db, ids, account.id, now());
    const row = (item: BankItem) => ({
      ...item,
      ...useOf(item.id),
      keySeen: seen.has(item.id),
      math: mathOf([questionOf(item)]),
    });
    return { rows: rows.map(row), total };
  });

  route(app, 'GET /staff/bank', async ({ account }) => {
    const [counts, findings] = await Promise.all([countItems(db, account.id, now()), countFindings(db)]);
    return { ...counts, findings };
  });

  route(app, 'POST /staff/items/labels', ({ body, account }) => labelItems(db, body.changes, account.id, now()));

  route(app, 'POST /staff/items', async ({ body, account }) => {
    const id = await addItem(db, writtenItem(body), account.id, now());
    return findItem(db, id);
  });

  route(app, 'GET /staff/items/:id', async ({ params, account }) => {
    const item = await findItem(db, params.id);
    await noteKeySeen(db, item, account.id, now());
    return { ...item, math: mathOf([questionOf(item)]), notes: await notesOn(db, item) };
  });

  route(app, 'PUT /staff/items/:id', async ({ params: { id }, body, account }) => {
    const { version, status } = body;
    await changeItem(db, { id, version, status, written: writtenItem(body) }, account.id, now());
    return findItem(db, id);
  });

  route(app, 'GET /staff/items/:id/versions', ({ params, query }) => listVersions(db, params.id, query));

  route(app, 'GET /staff/items/:id/review', ({ params }) => itemForReview(db, params.id));

  route(app, 'POST /staff/items/:id/review', async ({ params: { id }, body, account }) => {
    const agrees = await reviewItem(db, { id, ...body, version: body.version }, { by: account.id, now: now(), random });
    return { agrees };
  });

  route(app, 'POST /staff/items/preview', ({ body }) => ({ html: previewOf(body.text) }));

  route(app, 'POST /staff/items/check', async ({ body, headers }) => ({
    warnings: await checkItem(db, body, requestedLanguage(headers)),
  }));

  route(app, 'GET /staff/doctor', ({ query, headers }) => listFindings(db, query, requestedLanguage(headers)));

  route(app, 'POST /staff/doctor/dismiss', async (request) => {
    await dismissFinding(db, request.body, request.account.id, now());
    return { message: answerTexts(request).findingSettled };
  });

  figureRoutes(app, deps);
  reportRoute(app, deps);
}
