import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { readableUrl } from '#contract/address.ts';
import type { PasswordHashing } from '#server/accounts/hasher.ts';
import type { Random } from '#server/accounts/token.ts';
import { api } from '#server/api.ts';
import type { OpenDatabase } from '#server/database/open.ts';
import { answerError } from '#server/errors/handler.ts';
import { bodyLimit } from '#server/http/bodies.ts';
import { bySchemas } from '#server/http/by-schemas.ts';
import {
  answerClientError,
  connectionOptions,
  refuseOddRequests,
  waitForFiles,
  type ConnectionTimes,
} from '#server/http/connections.ts';
import { drainOnClose } from '#server/http/drain-on-close.ts';
import { logRequests } from '#server/http/log-requests.ts';
import { createMetrics, measureRequests } from '#server/http/metrics.ts';
import { refuseSecretsInQuery } from '#server/http/query-secrets.ts';
import { securityHeaders, sendSecurityHeaders } from '#server/http/security-headers.ts';
import type { SystemDeps } from '#server/system/deps.ts';
import type { Transport } from '#server/mail/transport.ts';
import { inlineHashes } from '#server/pages/inline-hashes.ts';
import { loadPublishedPages } from '#server/pages/published-pages.ts';
import { notFound, pageRoutes } from '#server/pages/routes.ts';
import { createPublications } from '#server/results/publications.ts';
import type { Every } from '#server/app/schedule.ts';

/** Everything the server is made of; clock, chance and schedule come in, so that tests decide them. */
export interface AppDeps {
  readonly database: OpenDatabase;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: Random;
  /** How passwords are hashed. */
  readonly hashing: PasswordHashing;
  /** Resolves after so many ms; never keeps the process alive. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Repeats a task until the app closes. */
  readonly every: Every;
  readonly logger: FastifyBaseLogger;
  /** Where mail goes. */
  readonly transport: Transport;
  /** The address that the product is reached at, without a slash at the end; asked once it listens. */
  readonly baseUrl: () => string;
  /** Where students can write; null where the installation gives no address. */
  readonly contactEmail: string | null;
  /** The zone that examinations are planned and shown in. */
  readonly timeZone: string;
  /** The folder of the built client; null serves the API alone. */
  readonly clientFolder: string | null;
  /** The folder that holds the pictures of items; null keeps them in the database. */
  readonly figuresFolder: string | null;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: string | null;
  /** Where the pages find the API, when that is another origin than their own. */
  readonly apiOrigin: string | null;
  /** Whether the product is reached by https, and by nothing else. */
  readonly httpsOnly: boolean;
  /** How long a client may take. */
  readonly connectionTimes: ConnectionTimes;
  /** What whoever asks for metrics has to show; null counts nothing. */
  readonly metricsToken: string | null;
  /** Whether everybody of the staff has to have a second factor. */
  readonly staffTotp: 'optional' | 'required';
  /** So many months after an examination what is kept of its candidates is deleted; null keeps it. */
  readonly candidatesKeptMonths: number | null;
  /** Chance that nobody can foresee, from 0 up to 1. */
  readonly chance: () => number;
  /** How many times as many calls a candidate has in a minute: 1, but in rehearsals. */
  readonly candidatesFaster: number;
  /** What the settings say that whoever runs the installation wants to see. */
  readonly system: SystemDeps;
  /** How many servers like this one share the machine. */
  readonly workers: number;
}

/** Builds the server without listening. Rejects when something it needs can't be made. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const headers = await securityHeaders(inlineHashes(deps.clientFolder), deps);
  const app = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustProxy ?? false,
    bodyLimit,
    ...connectionOptions(deps.connectionTimes),
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // Neither of these passes a hook.
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
  const publishedPages = await loadPublishedPages(deps.clientFolder, deps.timeZone);
  const publications = createPublications(deps.database.db, publishedPages);
  await app.register(api, { prefix: '/api', deps, metrics, publications, publishedPages });
  if (deps.clientFolder !== null) {
    await app.register(pageRoutes, {
      folder: deps.clientFolder,
      filling: () => ({ origin: deps.baseUrl(), contact: deps.contactEmail ?? '', timeZone: deps.timeZone }),
      published: async (code, language) => (await publications.find(code))?.page(language) ?? null,
    });
  }
  return app;
}
