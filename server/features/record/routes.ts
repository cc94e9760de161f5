import type { FastifyInstance } from 'fastify';
import { recordPage } from '#contract/record.ts';
import type { AccountDeps } from '#server/features/accounts/deps.ts';
import { route } from '#server/platform/http/route.ts';
import { checkTimes } from './check-times.ts';
import { deleteAccountRoute } from './delete-account.ts';
import { exportRoute } from './export.ts';
import { entriesSince, keepEntries } from './store.ts';

/** The practice record of an account. Browsers and proxies must not store any of its answers. */
export async function recordRoutes(
  app: FastifyInstance,
  {
    account: deps,
    bringSat,
  }: {
    readonly account: AccountDeps;
    /** Puts the examinations that an account has sat into its record. */
    readonly bringSat: (accountId: string) => Promise<void>;
  },
): Promise<void> {
  const { db, now } = deps;
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  route(app, 'POST /me/attempts', ({ account, body }) => {
    checkTimes(body, now());
    return keepEntries(db, account.id, 'attempts', body.attempts);
  });
  route(app, 'GET /me/attempts', async ({ account, query }) => {
    await bringSat(account.id);
    const { entries, cursor } = await entriesSince(db, account.id, 'attempts', query.since, recordPage.attempts);
    return { attempts: entries.map((each) => ({ ...each, places: [...each.places] })), cursor };
  });

  route(app, 'PUT /me/cards', ({ account, body }) => {
    checkTimes(body, now());
    return keepEntries(db, account.id, 'cards', body.cards);
  });
  route(app, 'GET /me/cards', async ({ account, query }) => {
    const { entries, cursor } = await entriesSince(db, account.id, 'cards', query.since, recordPage.cards);
    return { cards: entries, cursor };
  });

  route(app, 'PUT /me/bookmarks', ({ account, body }) => {
    checkTimes(body, now());
    return keepEntries(db, account.id, 'bookmarks', body.bookmarks);
  });
  route(app, 'GET /me/bookmarks', async ({ account, query }) => {
    const { entries, cursor } = await entriesSince(db, account.id, 'bookmarks', query.since, recordPage.bookmarks);
    return { bookmarks: entries, cursor };
  });

  route(app, 'PUT /me/goals', ({ account, body }) => {
    checkTimes(body, now());
    return keepEntries(db, account.id, 'goals', body.goals);
  });
  route(app, 'GET /me/goals', async ({ account, query }) => {
    const { entries, cursor } = await entriesSince(db, account.id, 'goals', query.since, recordPage.goals);
    return { goals: entries, cursor };
  });

  exportRoute(app, deps);
  deleteAccountRoute(app, deps);
}
