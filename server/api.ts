import type { FastifyInstance } from 'fastify';
import { deviceCookie } from '#server/accounts/devices.ts';
import { openAccounts } from '#server/accounts/open.ts';
import { mailRenderer } from '#server/accounts/render-mails.ts';
import { accountRoutes } from '#server/accounts/routes.ts';
import { bearerToken, sessionUser } from '#server/accounts/sessions.ts';
import { staffOf } from '#server/accounts/staff-sessions.ts';
import { sweep } from '#server/accounts/sweep.ts';
import type { AppDeps } from '#server/app.ts';
import { everyAndSoon } from '#server/app/schedule.ts';
import { newId, newToken } from '#server/accounts/token.ts';
import { createCatalogueCache } from '#server/catalogue/catalogue-cache.ts';
import { catalogueRoutes } from '#server/catalogue/routes.ts';
import { createKeyedHash } from '#server/accounts/keyed-hash.ts';
import { createLimiter } from '#server/accounts/limiter.ts';
import { isPostgres } from '#server/database/json-rows.ts';
import { keptSecret } from '#server/database/secret.ts';
import { forgetCandidates } from '#server/examinations/forget-candidates.ts';
import { examinationAreaRoutes } from '#server/examinations/routes.ts';
import { readCandidates } from '#server/hall/hall-session.ts';
import { createWriteTogether } from '#server/hall/write-together.ts';
import { createNotices } from '#server/hall/notices.ts';
import { hallRoutes } from '#server/hall/routes.ts';
import { AppError } from '#server/errors/app-error.ts';
import { authorize, staffCookie } from '#server/http/authorize.ts';
import { limitAddresses } from '#server/http/address-limit.ts';
import { bodies } from '#server/http/bodies.ts';
import { readCookies } from '#server/http/cookies.ts';
import { docs } from '#server/http/docs.ts';
import { healthRoute } from '#server/http/health.ts';
import { metricsRoute, type Metrics } from '#server/http/metrics.ts';
import { refuseUnreadableAddresses } from '#server/http/readable-address.ts';
import { refuseOtherSites } from '#server/http/same-origin.ts';
import { createTableReader } from '#server/interchange/table-reader.ts';
import { interchangeRoutes } from '#server/interchange/routes.ts';
import { readFigure, storeFigure } from '#server/items/figures.ts';
import { removeUnusedFigures } from '#server/items/unused-figures.ts';
import { itemRoutes } from '#server/items/routes.ts';
import { countMailJobs } from '#server/mail/jobs.ts';
import { createReadSat } from '#server/examinations/sat.ts';
import type { PublishedPages } from '#server/pages/published-pages.ts';
import type { Publications } from '#server/results/publications.ts';
import { recordRoutes } from '#server/record/routes.ts';
import { resultRoutes } from '#server/results/routes.ts';
import { createReadAnswered } from '#server/room/answered.ts';
import { invigilatorOf } from '#server/room/room-session.ts';
import { roomAreaRoutes } from '#server/room/routes.ts';
import { createMailQueue } from '#server/mail/queue.ts';
import { systemRoutes } from '#server/system/routes.ts';
import { watchDisk } from '#server/system/watch-disk.ts';

/** How often the server looks whether another one loaded new content, in ms. */
const contentCheckEvery = 5000;

/** How often it looks for mail that is due again, in ms; a new mail goes out at once. */
const mailCheckEvery = 5000;

/** How often it removes what has expired, in ms. */
const sweepEvery = 60 * 60_000;

/** How often it looks whether results were published, by itself or by another server, in ms. */
const publicationCheckEvery = 2000;

/** How often it looks whether the disk fills up, in ms. */
const diskCheckEvery = 5 * 60_000;

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
  const { db, askAll, askOne } = database;
  const candidateOf = readCandidates(askAll);
  const cache = createCatalogueCache(db, logger);
  const render = mailRenderer({ db, now, random, baseUrl });
  const mail = createMailQueue({ db, now, every, newId: () => newId(random), logger, transport, render });
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
    every(diskCheckEvery, watchDisk(deps.system, logger, now)),
  ];
  app.addHook('onClose', async () => {
    for (const stop of repeated) stop();
    // A mail under way is not cut off: nobody could say whether it was sent.
    await mail.drained();
  });

  limitAddresses(app, now);
  refuseOtherSites(app, baseUrl);
  refuseUnreadableAddresses(app);
  // Before the check: its routes come from a plugin that can't say that they are open to visitors.
  await docs(app);
  authorize(app, {
    account: async ({ headers }) => {
      const token = bearerToken(headers.authorization);
      return token === null ? null : sessionUser(database, token, now());
    },
    candidate: ({ headers }) => candidateOf(headers.authorization, now()),
    invigilator: ({ headers }) => invigilatorOf(askOne, headers.authorization, now()),
    staff: ({ cookies, routeOptions }) => {
      const needsSecondFactor = deps.staffTotp === 'required' && !routeOptions.config.beforeSecondFactor;
      return staffOf(database, cookies[staffCookie], now(), needsSecondFactor);
    },
  });
  healthRoute(app, database);
  metricsRoute(app, metrics, deps.metricsToken);
  await app.register(catalogueRoutes, { cache });
  // Only what comes after it reads bodies and cookies: the catalogue, which needs neither, does not wait for their hooks.
  await bodies(app);
  await readCookies(app, [staffCookie, deviceCookie], baseUrl);
  const account = await openAccounts({ ...deps, mail });
  await app.register(accountRoutes, { account });
  await app.register(recordRoutes, { account });
  await app.register(systemRoutes, { given: { database, now, mail, system: deps.system } });
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
  const hash = createKeyedHash(await keptSecret(db, 'candidates', newToken(random)));
  const limiter = createLimiter(hash);
  const readSat = createReadSat(db);
  await app.register(examinationAreaRoutes, {
    examinations: {
      db,
      now,
      random,
      hash,
      limiter,
      readSat,
      chance: deps.chance,
      readTable: createTableReader(logger),
      timeZone: deps.timeZone,
      publishedPages,
      figures: { db, random, folder: deps.figuresFolder },
    },
  });
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
  const room = { db, now, random, hash, limiter, notices, every, readAnswered: createReadAnswered(db) };
  await app.register(roomAreaRoutes, { room });
  await publications.refresh();
  await app.register(resultRoutes, { results: { publications, hash, now } });
  // Whatever else is asked below /api is answered here, before the pages see it, in whichever method.
  app.setNotFoundHandler(nothingHere);
  for (const url of ['/', '/*']) app.all(url, { config: { access: 'visitor' }, schema: { hide: true } }, nothingHere);
}

function nothingHere(): never {
  throw new AppError('not-found');
}
