import { ApiError } from '#client/lib/api/api-error.ts';
import { chunk } from '#client/ui/chunk.ts';
import { matchPattern } from '#client/lib/paths.ts';
import { Elsewhere } from '#client/student/navigation/elsewhere.ts';
import type { PageContent, Pages, Target } from '#client/student/navigation/navigation.ts';
import { Missing, type MissingPage } from '#client/student/shell/missing.ts';
import { notFound } from '#messages/failures.ts';
import { nowhere, routes } from './routes.ts';

function find(pathname: string): Target {
  for (const route of routes) {
    const params = matchPattern(route.pattern, pathname);
    if (params !== null) return { route, params };
  }
  return { route: nowhere, params: {} };
}

async function load({ route, params }: Target, signal: AbortSignal): Promise<PageContent | string> {
  try {
    const { Component, loader } = await route.load();
    return { Component, data: await loader?.({ params, signal }) };
  } catch (error) {
    if (error instanceof Elsewhere) return error.to;
    const what = missingIn(error);
    return what === undefined ? { Component: null, failure: { error } } : loadMissing(what);
  }
}

const notFoundScreen = chunk('not-found', () => import('#client/student/shell/not-found.tsx'));

/** The not-found page that names the missing thing. */
async function loadMissing(what: MissingPage): Promise<PageContent> {
  try {
    const { NotFound } = await notFoundScreen();
    return { Component: () => <NotFound what={what} /> };
  } catch (error) {
    return { Component: null, failure: { error } };
  }
}

function missingIn(error: unknown): MissingPage | undefined {
  if (error instanceof Missing) return error.page;
  if (error instanceof ApiError && error.status === 404) return { title: notFound, detail: error.message };
  return undefined;
}

/** Every page of students, by the table. */
export const pages: Pages = { find, load };
