import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from './router.tsx';
import { titleOf } from './page-title.ts';

/** Renders an open page as a visitor sees it who has never been here: nobody signed in, nothing stored. */
export async function prerender(path: string): Promise<{ html: string; title: string }> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} is not a page but an answer of ${context.status}.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  // Without the router's inline script: open pages have no loaders, and the content security policy allows none.
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
