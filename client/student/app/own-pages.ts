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

/** What a page shows, and what its module loads, its title among it. */
interface Page {
  readonly Component: ComponentType;
  readonly load: LoaderFunction;
}

/** A page with its title, beside the names in its address. */
async function titled(title: string, load: Promise<{ readonly Component: ComponentType }>): Promise<Page> {
  const { Component } = await load;
  return { Component, load: ({ params }) => ({ ...params, title }) };
}

/** Those that are reckoned from all of the record, by their address. */
const reckonedPages = {
  [paths.progress.pattern]: () => import('#client/student/progress/progress-route.tsx'),
  [ownPaths.mistakes.pattern]: () => import('#client/student/mistakes/mistakes-route.tsx'),
  [ownPaths.review.pattern]: () => import('#client/student/review/review-route.tsx'),
} as const;

/** The pages that are about oneself, by their address. */
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

/** The screens that have come, by their pattern. */
const screens = new Map<string, ComponentType>();

const noPage: Page = { Component: NotFound, load: () => ({ title: notFound }) };

function matchOf(rest: string | undefined) {
  for (const pattern of Object.keys(ownPages)) {
    const match = matchPath(pattern, `/${rest ?? ''}`);
    if (match !== null) return match;
  }
  return null;
}

/** Of every address that leads to no other page: those about oneself, and none. */
async function loadOwn(args: LoaderFunctionArgs): Promise<unknown> {
  const match = matchOf(args.params['*']);
  const pattern = match?.pattern.path ?? '*';
  const { Component, load } = (await ownPages[pattern]?.()) ?? noPage;
  screens.set(pattern, Component);
  return load({ ...args, params: match?.params ?? {} });
}

/** Reads what these begin with, so that the way to them is short. */
async function readAhead(): Promise<void> {
  for (const page of Object.values(reckonedPages)) await (await page()).load();
}

function OwnScreen() {
  const pattern = matchOf(useParams()['*'])?.pattern.path ?? '*';
  useEffect(() => {
    if (!recordSection.entries.some(({ to }) => to === pattern) || isPoorConnection()) return;
    return whenIdle(() => {
      readAhead().catch(() => {
        // Whoever goes there asks for it once more.
      });
    });
  }, [pattern]);
  return createElement(screens.get(pattern) ?? NotFound, { key: pattern });
}

/** The rows of the router that come with what they lead to: every page would carry a row for each otherwise. */
export const ownRoutes = {
  ownPage: async (): Promise<Route> => ({ Component: OwnScreen, loader: loadOwn }),
  mock: async (): Promise<Route> => {
    const { Component, load } = await import('#client/student/mock/mock-route.tsx');
    return { Component, loader: load };
  },
};

export type OwnRoutes = typeof ownRoutes;
