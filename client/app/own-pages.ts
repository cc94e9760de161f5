import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { paths } from '#client/shell/paths.ts';
import * as titles from '#messages/titles.ts';

type Page = Pick<RouteObject, 'Component' | 'loader'>;

/** A page with its title, which its loader brings. */
async function titled(title: string, load: Promise<{ readonly Component: ComponentType }>): Promise<Page> {
  const { Component } = await load;
  return { Component, loader: () => ({ title }) };
}

/** A page with what its module loads, its title among it. */
async function loaded(
  load: Promise<{ readonly Component: ComponentType; readonly load: LoaderFunction }>,
): Promise<Page> {
  const { Component, load: loader } = await load;
  return { Component, loader };
}

/** The pages that are about oneself, by their address: a table of its own, since every page would carry its rows. */
export const ownPages = {
  [paths.resetPassword.pattern]: () =>
    titled(
      titles.newPassword,
      import('#client/accounts/account-routes.ts').then(({ accountRoutes }) => accountRoutes.resetPassword),
    ),
  [paths.profile.pattern]: () => titled(titles.profile, import('#client/accounts/profile/profile-screen.tsx')),
  [paths.history.pattern]: () => loaded(import('#client/history/history-route.tsx')),
  [paths.historyPaper.pattern]: () => loaded(import('#client/history/paper-route.tsx')),
  [paths.mocks.pattern]: () => titled(titles.mocks, import('#client/mock/mocks-route.tsx')),
  [paths.mock.pattern]: () => loaded(import('#client/mock/mock-route.tsx')),
} satisfies Record<string, () => Promise<Page>>;

export type OwnPages = typeof ownPages;
