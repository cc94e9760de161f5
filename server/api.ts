import type { FastifyInstance } from 'fastify';
import { deviceCookie } from '#server/features/accounts/devices.ts';
import { openAccounts } from '#server/features/accounts/open.ts';
import { mailRenderer } from '#server/features/accounts/render-mails.ts';
import { accountRoutes } from '#server/features/accounts/routes.ts';
import { applicantOf, sweepApplicationSessions } from '#server/features/applications/application-session.ts';
import { removeUnnamed } from '#server/features/applications/documents/document-store.ts';
import { isApplicationMessage, renderApplicationMessage } from '#server/features/applications/messages.ts';
import { tellWhatIsDue } from '#server/features/applications/tell-due.ts';
import { forgetDocuments } from '#server/features/applications/forget-documents.ts';
import { deskAreaRoutes } from '#server/features/applications/desk/routes.ts';
import { applicationAreaRoutes } from '#server/features/applications/routes.ts';
import { bearerToken, sessionUser } from '#server/features/accounts/sessions.ts';
import { staffOf } from '#server/features/accounts/staff-sessions.ts';
import { sweep } from '#server/features/accounts/sweep.ts';
import type { AppDeps } from '#server/app-deps.ts';
import { everyAndSoon } from '#server/platform/process/schedule.ts';
import { newId, newToken } from '#server/platform/security/token.ts';
import { createCatalogueCache } from '#server/features/catalogue/catalogue-cache.ts';
import { catalogueRoutes } from '#server/features/catalogue/routes.ts';
import { createKeyedHash } from '#server/platform/security/keyed-hash.ts';
import { createFairLine } from '#server/platform/security/fair-line.ts';
import { createLimiter } from '#server/platform/security/limiter.ts';
import { isPostgres } from '#server/platform/database/json-rows.ts';
import { keptSecret } from '#server/platform/database/secret.ts';
import { forgetCandidates } from '#server/features/examinations/candidates/forget-candidates.ts';
import { renderConsentMail } from '#server/features/examinations/consent-mail.ts';
import { examinationAreaRoutes } from '#server/features/examinations/routes.ts';
import { readCandidates } from '#server/features/hall/hall-session.ts';
import { createWriteTogether } from '#server/features/hall/write-together.ts';
import { createNotices } from '#server/features/hall/notices.ts';
import { hallRoutes } from '#server/features/hall/routes.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { authorize, staffCookie } from '#server/platform/http/authorize.ts';
import { limitAddresses } from '#server/platform/http/address-limit.ts';
import { bodies } from '#server/platform/http/bodies.ts';
import { readCookies } from '#server/platform/http/cookies.ts';
import { docs } from '#server/platform/http/docs.ts';
import { healthRoute } from '#server/platform/http/health.ts';
import { metricsRoute, type Metrics } from '#server/platform/http/metrics.ts';
import { refuseUnreadableAddresses } from '#server/platform/http/readable-address.ts';
import { refuseOtherSites } from '#server/platform/http/same-origin.ts';
import { createTableReader } from '#server/features/bank/interchange/table-reader.ts';
import { interchangeRoutes } from '#server/features/bank/interchange/routes.ts';
import { readFigure, storeFigure } from '#server/features/bank/figures.ts';
import { removeUnusedFigures } from '#server/features/bank/unused-figures.ts';
import { itemRoutes } from '#server/features/bank/routes.ts';
import { demoRoutes } from '#server/features/demo/routes.ts';
import { collegeRoutes } from '#server/features/college/routes.ts';
import { countMailJobs } from '#server/platform/mail/jobs.ts';
import { createReadSubmissions } from '#server/features/examinations/marking/read-submissions.ts';
import type { PublishedPages } from '#server/platform/pages/published-pages.ts';
import type { Publications } from '#server/features/results/publications.ts';
import { askDuePayments } from '#server/features/fees/payments.ts';
import { feeRoutes } from '#server/features/fees/routes.ts';
import { esewaProvider } from '#server/features/payments/esewa.ts';
import { beginDueRounds } from '#server/features/offers/due-rounds.ts';
import { lastOffer, tellOffers } from '#server/features/offers/tell-offers.ts';
import { offerRoutes } from '#server/features/offers/routes.ts';
import { bringSatPapers } from '#server/features/sat/bring-sat-papers.ts';
import { satRoutes } from '#server/features/sat/routes.ts';
import { createReadOwnSitting } from '#server/features/hall/own-sittings.ts';
import { recordRoutes } from '#server/features/record/routes.ts';
import { resultRoutes } from '#server/features/results/routes.ts';
import { createReadAnswered } from '#server/features/room/answered.ts';
import { invigilatorOf } from '#server/features/room/room-session.ts';
import { roomAreaRoutes } from '#server/features/room/routes.ts';
import { createMailQueue, type RenderMail } from '#server/platform/mail/queue.ts';
import { systemRoutes } from '#server/features/system/routes.ts';
import { watchDisk } from '#server/features/system/watch-disk.ts';

/** How often the server checks whether another server loaded new content, in ms. */
const contentCheckEvery = 5000;

/** How often it looks for mail that is due again, in ms; a new mail goes out at once. */
const mailCheckEvery = 5000;

/** How often it looks for messages to applicants that have become due, in ms. */
const tellEvery = 60_000;

/** How often it removes what has expired, in ms. */
const sweepEvery = 60 * 60_000;

/** How often it checks whether results were published, by itself or by another server, in ms. */
const publicationCheckEvery = 2000;

/** How often it looks for payments that it has to ask about, in ms. */
const paymentCheckEvery = 30_000;

/** How often it looks for offers of seats that have run out, in ms. */
const offerCheckEvery = 10_000;

/** How often it checks whether the disk fills up, in ms. */
const diskCheckEvery = 5 * 60_000;

/** How many pictures of applicants wait to be made anew. */
const picturesWaiting = 500;

/** Everything below /api. */
export async function api(
  app: FastifyInstance,
  {
    deps,
    metrics,
    publications,
    publishedPages,
  }: {
    deps: AppDeps;
    metrics: Metrics | null;
    publications: Publications;
    publishedPages: PublishedPages | null;
  },
): Promise<void> {
  const { database, now, random, logger, transport, baseUrl, every } = deps;
  const { db, queryAll, queryOne } = database;
  const candidateOf = readCandidates(queryAll);
  const cache = createCatalogueCache(db, logger);
  const hash = createKeyedHash(await keptSecret(db, 'candidates', newToken(random)));
  const toAccounts = mailRenderer({ db, now, random, baseUrl });
  const render: RenderMail = async ({ kind, ...job }) => {
    if (kind === 'consent-asked') return renderConsentMail({ db, now, baseUrl }, job.recipient);
    return isApplicationMessage(kind)
      ? renderApplicationMessage(
          {
            db,
            now,
            hash,
            baseUrl,
            timeZone: deps.timeZone,
            offerOf: (code, number) => lastOffer(offers, code, number),
          },
          { kind, ...job },
        )
      : toAccounts({ kind, ...job });
  };
  const { smsTransport } = deps;
  const mail = createMailQueue({
    db,
    now,
    every,
    newId: () => newId(random),
    logger,
    transport,
    smsTransport,
    render,
  });
  const documents = { db, folder: deps.documentsFolder, random };
  const offers = { db, now, publications, mail };
  const readTable = createTableReader(logger);
  const fees = {
    db,
    now,
    random,
    timeZone: deps.timeZone,
    baseUrl,
    readTable,
    mail,
    esewa: deps.esewa && esewaProvider(deps.esewa),
    warn: (err: unknown, said: string) => logger.warn({ err }, said),
  };
  database.onLost(cache.invalidate);
  const repeated = [
    every(contentCheckEvery, cache.refresh),
    every(mailCheckEvery, mail.deliver),
    everyAndSoon(every, sweepEvery, () => sweep(db, now())),
    everyAndSoon(every, sweepEvery, () => removeUnusedFigures(db, deps.figuresFolder, now())),
    every(publicationCheckEvery, publications.refresh),
    everyAndSoon(every, sweepEvery, async () => {
      const months = deps.candidatesKeptMonths;
      if (months !== null) await forgetCandidates(db, months, now());
    }),
    everyAndSoon(every, sweepEvery, async () => {
      await sweepApplicationSessions(db, now());
      await forgetDocuments(db, now());
      await removeUnnamed(documents, now());
    }),
    every(paymentCheckEvery, () => askDuePayments(fees)),
    every(offerCheckEvery, async () => {
      await beginDueRounds(offers);
      await tellOffers(offers);
    }),
    every(tellEvery, () => tellWhatIsDue({ db, mail, now, timeZone: deps.timeZone })),
    every(diskCheckEvery, watchDisk(deps.system, logger, now)),
  ];
  app.addHook('onClose', async () => {
    for (const stop of repeated) stop();
    // A mail under way is not cut off: afterwards it would be unclear whether it was sent.
    await mail.drained();
  });

  limitAddresses(app, now);
  refuseOtherSites(app, baseUrl);
  refuseUnreadableAddresses(app);
  // This comes before the access check: the plugin can't say that its routes are open to visitors.
  await docs(app);
  authorize(app, {
    account: async ({ headers }) => {
      const token = bearerToken(headers.authorization);
      return token === null ? null : sessionUser(database, token, now());
    },
    applicant: (request) => applicantOf(database, request, now()),
    candidate: ({ headers }) => candidateOf(headers.authorization, now()),
    invigilator: ({ headers }) => invigilatorOf(queryOne, headers.authorization, now()),
    staff: ({ cookies, routeOptions }) => {
      const needsSecondFactor = deps.staffTotp === 'required' && !routeOptions.config.beforeSecondFactor;
      return staffOf(database, cookies[staffCookie], now(), needsSecondFactor);
    },
  });
  healthRoute(app, database);
  metricsRoute(app, metrics, deps.metricsToken);
  await app.register(catalogueRoutes, { cache });
  // Bodies and cookies are read only for routes from here on. The catalogue needs neither and does not wait for their
  // hooks.
  await bodies(app);
  await readCookies(app, [staffCookie, deviceCookie], baseUrl);
  const account = await openAccounts({ ...deps, mail });
  await app.register(accountRoutes, { account });
  const sat = { db, now, readOwnSitting: createReadOwnSitting(db, { lanes: 1 }) };
  await app.register(recordRoutes, { account, bringSat: (accountId) => bringSatPapers(sat, accountId) });
  await app.register(satRoutes, { sat });
  await app.register(collegeRoutes, { college: { db, now } });
  await app.register(demoRoutes, { demo: deps.demo, baseUrl });
  await app.register(systemRoutes, {
    given: { database, now, mail, baseUrl, hasEsewa: deps.esewa !== null, system: deps.system },
  });
  await app.register(itemRoutes, { items: { ...account, figuresFolder: deps.figuresFolder } });
  const store = { db, folder: deps.figuresFolder, random };
  const figures = {
    store: (bytes: Uint8Array, by: string) => storeFigure(store, bytes, by, now()),
    read: (id: string) => readFigure(store, id),
  };
  await app.register(interchangeRoutes, { interchange: { db, now, random, logger, figures } });
  database.onQuery(metrics?.queried ?? (() => {}));
  metrics?.gauge('mails_unsent', 'Mails that wait to be sent', () => countMailJobs(db));
  metrics?.gauge(
    'disk_free_bytes',
    'Left on the disk of DATA_DIR',
    async () => (await deps.system.diskSpace())?.free ?? NaN,
  );
  metrics?.gauge('hash_queue', 'Who waits for a password to be hashed', account.line.waiting);
  const limiter = createLimiter(hash);
  const readSubmissions = createReadSubmissions(db);
  await app.register(examinationAreaRoutes, {
    examinations: {
      db,
      now,
      random,
      hash,
      limiter,
      readSubmissions,
      chance: deps.chance,
      readTable,
      timeZone: deps.timeZone,
      mail,
      publishedPages,
      figures: { db, random, folder: deps.figuresFolder },
    },
  });
  const pictureLine = (atOnce: number) => createFairLine({ atOnce, waiting: picturesWaiting, now, sleep: deps.sleep });
  const pictures = { usual: pictureLine(2), large: pictureLine(1) };
  app.addHook('preClose', async () => {
    for (const line of Object.values(pictures)) line.end();
  });
  const { candidatesKeptMonths, timeZone } = deps;
  const takesEsewa = deps.esewa !== null;
  const applications = {
    db,
    now,
    random,
    hash,
    limiter,
    timeZone,
    documents,
    pictures,
    mail,
    candidatesKeptMonths,
    takesEsewa,
  };
  await app.register(applicationAreaRoutes, { database, applications });
  await app.register(deskAreaRoutes, { applications });
  await app.register(offerRoutes, { offers });
  await app.register(feeRoutes, { fees });
  // How many batches are written at once: SQLite has one writer.
  const lanes = isPostgres(db) ? 2 : 1;
  const notices = createNotices(db, now);
  const writeTogether = createWriteTogether(db, { lanes, saved: metrics?.saved ?? (() => {}) });
  await app.register(hallRoutes, {
    hall: {
      db,
      now,
      random,
      sleep: deps.sleep,
      hash,
      limiter,
      publications,
      lanes,
      notices,
      writeTogether,
      faster: deps.candidatesFaster,
    },
  });
  const readAnswered = createReadAnswered(db);
  const room = { db, now, random, hash, limiter, notices, every, readAnswered, documents, pictures };
  await app.register(roomAreaRoutes, { room });
  await publications.refresh();
  await app.register(resultRoutes, { results: { publications, hash, now } });
  // Every other address below /api gets its answer here, before the pages see it, for every method.
  app.setNotFoundHandler(nothingHere);
  for (const url of ['/', '/*']) app.all(url, { config: { access: 'visitor' }, schema: { hide: true } }, nothingHere);
}

function nothingHere(): never {
  throw new AppError('not-found');
}
