import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import { Loading } from '#client/ui/loading.tsx';
import { Frame } from './frame.tsx';
import { titleOf } from './page-title.ts';
import { routes } from './router.tsx';

export interface Rendered {
  readonly html: string;
  readonly title: string;
}

/** Renders an open page as a visitor sees it who has never been here: nobody signed in, nothing stored. */
export function prerender(path: string): Promise<Rendered> {
  return render(path, routes);
}

/** Renders what is seen of a timed page until its paper is there: the frame, and that it is loading. */
export function prerenderFrame(path: string): Promise<Rendered> {
  const page = matchRoutes(routes, path)?.at(-1)?.route;
  const standIn: RouteObject = { path: page?.path ?? '*', handle: page?.handle as unknown, element: <Loading /> };
  return render(path, [{ element: <Frame />, children: [standIn] }]);
}

async function render(path: string, from: RouteObject[]): Promise<Rendered> {
  const handler = createStaticHandler(from);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} is not a page but an answer of ${context.status}.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  // Without the router's inline script: these pages have no loaders, and the content security policy allows none.
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  const matches = context.matches.map(({ route, pathname, params }) => {
    return { id: route.id, pathname, params, loaderData: undefined, handle: route.handle as unknown };
  });
  return { html, title: titleOf(matches) ?? 'Tayari' };
}
