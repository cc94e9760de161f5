import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadMatchedPages } from './load-matched-pages.ts';

/**
 * Takes over the page that came with the document (build/prerender.ts): one whose HTML is complete as it is, once its
 * part of the program is there. What stands in for a timed page is left alone until that page can take its place at
 * once. Any other is rendered from nothing.
 */
export async function takeOver(container: HTMLElement, routes: RouteObject[]): Promise<void> {
  const standsIn = container.dataset.standsIn !== undefined;
  const complete = !standsIn && container.hasChildNodes() && (await loadMatchedPages(routes, location.pathname));
  const router = createBrowserRouter(routes);
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (standsIn) {
    await firstLoadOf(router);
    replace(container, app);
  } else if (complete) hydrateRoot(container, app);
  else createRoot(container).render(app);
  globalThis.earlyKeys = undefined;
}

/** Until the page of the address has its program and its data, or has failed to get them. */
function firstLoadOf(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

declare global {
  /** What was typed on a page whose program had not come yet (client/before-paint.js). */
  var earlyKeys: string[] | undefined;
}

/** In one go, so that nothing is seen in between; the focus stays where it was, and what was typed is taken as typed now. */
function replace(container: HTMLElement, app: ReactNode): void {
  const focused = document.activeElement;
  const place = focused instanceof HTMLElement && container.contains(focused) ? placeOf(focused) : null;
  const root = createRoot(container);
  flushSync(() => root.render(app));
  delete container.dataset.standsIn;
  delete document.documentElement.dataset.resumes;
  if (place !== null) document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  const typed = globalThis.earlyKeys ?? [];
  globalThis.earlyKeys = undefined;
  const target = document.activeElement ?? document.body;
  for (const key of typed) flushSync(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
}

/** A selector for what has the focus in what stands in: an option by its place, anything else by its id or its address. */
function placeOf(element: HTMLElement): string | null {
  if (element instanceof HTMLInputElement) return `main input[value="${CSS.escape(element.value)}"]`;
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  return element instanceof HTMLAnchorElement ? `a[href="${CSS.escape(element.getAttribute('href') ?? '')}"]` : null;
}
