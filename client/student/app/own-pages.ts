import { createElement, useEffect, type ComponentType } from 'react';
import { matchPath, useParams, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { NotFound } from '#client/student/shell/not-found.tsx';
import { ownPaths } from '#client/student/shell/own-paths.ts';
import { paths } from '#client/lib/paths.ts';
import { recordSection } from '#client/student/shell/record-section.ts';
import { isPoorConnection } from '#client/ui/poor-connection.ts';
import { whenIdle } from '#client/ui/when-idle.ts';
import { notFound } from '#messages/failures.ts';
import * as titles from '#messages/titles.ts';

type Route = Pick<RouteObject, 'Component' | 'loader'>;

/** The component of a page, and what its module loads, with its title. */
interface Page {
  readonly Component: ComponentType;
  readonly load: LoaderFunction;
}

/** A page with its title, beside the names in its address. */
async function titled(title: string, load: Promise<{ readonly Component: ComponentType }>): Promise<Page> {
  const { Component } = await load;
  return { Component, load: ({ params }) => ({ ...params, title }) };
}

/** The pages that are computed from the whole record, by their address. */
const reckonedPages = {
  [paths.progress.pattern]: () => import('#client/student/progress/progress-route.tsx'),
  [ownPaths.mistakes.pattern]: () => import('#client/student/mistakes/mistakes-route.tsx'),
  [ownPaths.review.pattern]: () => import('#client/student/review/review-route.tsx'),
} as const;

/** The account pages, by their address. */
const ownPages: Readonly<Record<string, () => Promise<Page>>> = {
  [ownPaths.resetPassword.pattern]: () =>
    titled(
      titles.newPassword,
      import('#client/student/accounts/account-routes.ts').then(({ accountRoutes }) => accountRoutes.resetPassword),
    ),
  [paths.profile.pattern]: () => import('#client/student/profile/profile-screen.tsx'),
  [ownPaths.history.pattern]: () => import('#client/student/history/history-route.tsx'),
  [ownPaths.historyPaper.pattern]: () => import('#client/student/history/paper-route.tsx'),
  [ownPaths.mocks.pattern]: () => import('#client/student/mock/mocks-route.tsx'),
  ...reckonedPages,
};

/** The screens that have loaded, by their pattern. */
const screens = new Map<string, ComponentType>();

const noPage: Page = { Component: NotFound, load: () => ({ title: notFound }) };

function matchOf(rest: string | undefined) {
  for (const pattern of Object.keys(ownPages)) {
    const match = matchPath(pattern, `/${rest ?? ''}`);
    if (match !== null) return match;
  }
  return null;
}

/** For every address that leads to no other page: the account pages, and the not-found page. */
async function loadOwn(args: LoaderFunctionArgs): Promise<unknown> {
  const match = matchOf(args.params['*']);
  const pattern = match?.pattern.path ?? '*';
  const { Component, load } = (await ownPages[pattern]?.()) ?? noPage;
  screens.set(pattern, Component);
  return load({ ...args, params: match?.params ?? {} });
}

/** Reads the data of these pages ahead, so that they open fast. */
async function readAhead(): Promise<void> {
  for (const page of Object.values(reckonedPages)) await (await page()).load();
}

function OwnScreen() {
  const pattern = matchOf(useParams()['*'])?.pattern.path ?? '*';
  useEffect(() => {
    if (!recordSection.entries.some(({ to }) => to === pattern) || isPoorConnection()) return;
    return whenIdle(() => {
      readAhead().catch(() => {
        // A student who goes there requests it again.
      });
    });
  }, [pattern]);
  return createElement(screens.get(pattern) ?? NotFound, { key: pattern });
}

/** The router's rows that load with their screens: otherwise every page would carry a row for each. */
export const ownRoutes = {
  ownPage: async (): Promise<Route> => ({ Component: OwnScreen, loader: loadOwn }),
  mock: async (): Promise<Route> => {
    const { Component, load } = await import('#client/student/mock/mock-route.tsx');
    return { Component, loader: load };
  },
};

export type OwnRoutes = typeof ownRoutes;
