import { start } from '#exam/practice/attempt.ts';
import { wholePaper } from '#exam/practice/paper.ts';
import { store } from '#exam/practice/stored-attempt.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { LoadedExam } from '#client/practice/exam/loaded-exam.tsx';
import { Loading } from '#client/ui/loading.tsx';
import { Frame } from '#client/shell/frame.tsx';
import { titleOf } from '#client/shell/page-title.ts';
import { routes } from './router.tsx';

export interface Rendered {
  readonly html: string;
  readonly title: string;
  /** What a fresh attempt at the paper of the page stores, as JSON: its times 0, a key that it removes null. */
  readonly begins?: string;
}

/** Renders an open page as a visitor sees it who has never been here: nobody signed in, nothing stored. */
export function prerender(path: string): Promise<Rendered> {
  return render(path, routes);
}

/** Renders a timed page with its paper's first question, as it is before anything is chosen. */
export async function prerenderQuestion(path: string): Promise<Rendered> {
  const { loaderData, ...rendered } = await render(path, routes);
  const loaded = Object.values(loaderData).find((data) => data !== undefined) as LoadedExam;
  const attempt = start(loaded.exam, wholePaper(loaded.bank?.questions ?? []), 0);
  const begins = JSON.stringify(store(attempt, 0), (_key, value: unknown) => value ?? null);
  return { ...rendered, begins };
}

/** Renders what is seen of a timed page until its paper is there: the frame, and that it is loading. */
export function prerenderFrame(path: string): Promise<Rendered> {
  const page = matchRoutes(routes, path)?.pop()?.route;
  const standIn: RouteObject = { path: page?.path ?? '*', handle: page?.handle as unknown, element: <Loading /> };
  return render(path, [{ element: <Frame />, children: [standIn] }]);
}

async function render(path: string, from: RouteObject[]): Promise<Rendered & Pick<StaticHandlerContext, 'loaderData'>> {
  const handler = createStaticHandler(from);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} is not a page but an answer of ${context.status}.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  // Without the router's inline script: open pages have no loaders, and timed ones load their paper themselves.
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  const matches = context.matches.map(({ route, pathname, params }) => {
    return { id: route.id, pathname, params, loaderData: undefined, handle: route.handle as unknown };
  });
  return { html, title: titleOf(matches) ?? 'Tayari', loaderData: context.loaderData };
}
