import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { readableUrl } from '#contract/address.ts';
import { api } from '#server/api.ts';
import type { AppDeps } from '#server/app-deps.ts';
import { answerError } from '#server/platform/errors/handler.ts';
import { bodyLimit } from '#server/platform/http/bodies.ts';
import { bySchemas } from '#server/platform/http/by-schemas.ts';
import {
  answerClientError,
  connectionOptions,
  refuseOddRequests,
  waitForFiles,
} from '#server/platform/http/connections.ts';
import { drainOnClose } from '#server/platform/http/drain-on-close.ts';
import { logRequests } from '#server/platform/http/log-requests.ts';
import { createMetrics, measureRequests } from '#server/platform/http/metrics.ts';
import { refuseSecretsInQuery } from '#server/platform/http/query-secrets.ts';
import { securityHeaders, sendSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { ofInstallation } from '#server/platform/pages/fill-in.ts';
import { inlineHashes } from '#server/platform/pages/inline-hashes.ts';
import { loadNoticePages } from '#server/platform/pages/notice-pages.ts';
import { loadPublishedPages } from '#server/platform/pages/published-pages.ts';
import { loadQuestionPages } from '#server/platform/pages/question-pages.ts';
import { loadSearchPages } from '#server/platform/pages/search-pages.ts';
import { notFound, pageRoutes } from '#server/platform/pages/routes.ts';
import { createNoticePages } from '#server/features/applications/notice-pages.ts';
import { readDrawnPages } from '#server/features/catalogue/drawn-pages.ts';
import { createPublications } from '#server/features/results/publications.ts';

/** Builds the server without listening. Rejects when a part of it can't be made. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const headers = securityHeaders(inlineHashes(deps.clientFolder), deps);
  const app = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustProxy ?? false,
    bodyLimit,
    ...connectionOptions(deps.connectionTimes),
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // Neither of these two passes a hook.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers('resource', ''))),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, headers('resource', '')),
    schemaController: bySchemas,
  }).withTypeProvider<ZodTypeProvider>();
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  sendSecurityHeaders(app, headers);
  const metrics = deps.metricsToken === null ? null : await createMetrics(deps.workers);
  if (metrics) measureRequests(app, metrics);
  logRequests(app);
  drainOnClose(app, deps.connectionTimes);
  refuseOddRequests(app, headers('resource', ''));
  waitForFiles(app, deps.connectionTimes, headers('resource', ''));
  refuseSecretsInQuery(app);
  const kind = { timeZone: deps.timeZone, isDemo: deps.demo !== null };
  const publishedPages = await loadPublishedPages(deps.clientFolder, kind);
  const publications = createPublications(deps.database.db, publishedPages);
  await app.register(api, { prefix: '/api', deps, metrics, publications, publishedPages });
  if (deps.clientFolder !== null) {
    const { clientFolder: folder, chance, now, sleep, logger } = deps;
    const complete = (page: string) => ofInstallation(page, kind);
    const drawnPages = readDrawnPages({ folder, chance, now, sleep, logger, complete });
    app.addHook('onClose', async () => drawnPages.end());
    const filling = () => ({ origin: deps.baseUrl(), contact: deps.contactEmail ?? '', ...kind });
    const noticePages = createNoticePages(
      { ...deps, db: deps.database.db, takesEsewa: deps.esewa !== null },
      await loadNoticePages(folder, filling),
    );
    await app.register(pageRoutes, {
      folder,
      drawn: drawnPages.take,
      filling,
      notices: noticePages,
      questions: await loadQuestionPages(folder, filling),
      search: loadSearchPages(folder, filling),
      published: async (code, language, version) => {
        const found = await publications.find(code);
        return (version === null ? found?.newest : found?.versions[version - 1])?.page(language) ?? null;
      },
    });
  }
  return app;
}
