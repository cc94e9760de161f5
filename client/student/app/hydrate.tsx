import './hydrate.css';
import { StrictMode, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { watchBack } from '#client/student/shell/back-closes.tsx';
import { prefix } from '#messages/language.ts';
import type { PrerenderKind } from './prerender.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Starts the program in the page of the document. It hydrates the prerendered part (build/prerender.ts): the frame of a timed page at once,
 * anything else when the page's code and data are there. If the browser has something else to show, that replaces the prerendered part in
 * one step.
 */
export async function startApp(container: HTMLElement, routes: RouteObject[]): Promise<void> {
  const prerendered = container.dataset.prerendered as PrerenderKind | undefined;
  watchBack();
  const router = createBrowserRouter(routes, { basename: prefix });
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (prerendered === undefined) {
    createRoot(container).render(app);
    return;
  }
  if (prerendered !== 'frame') await firstLoadOf(router);
  const whenDone = () => {
    delete container.dataset.prerendered;
    delete document.documentElement.dataset.resumes;
    // Presses until now take effect now (client/student/before-paint.js).
    document.dispatchEvent(new Event('program'));
  };
  const hydrate = () => void hydrateRoot(container, <Hydrated whenDone={whenDone}>{app}</Hydrated>);
  // A frame is visible while nothing else is there yet. The program hydrates it before anything can have come.
  const isLate = prerendered === 'frame' && router.state.initialized;
  if (isLate || !showsWhatWasPrerendered(router)) {
    redraw(container, app);
    whenDone();
  } else if (prerendered === 'frame') flushSync(hydrate);
  else startTransition(hydrate);
}

/** Keeps the page's scroll position: the router takes the page for a new one, and would go to its top. */
function Hydrated({ whenDone, children }: { whenDone: () => void; children: ReactNode }) {
  const [scrolled] = useState(() => globalThis.scrollY);
  useLayoutEffect(() => {
    globalThis.scrollTo(0, scrolled);
    whenDone();
  }, [scrolled, whenDone]);
  return children;
}

/** Until the page of the address has its code and its data, or has failed to get them. */
function firstLoadOf(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Not for an error, a paper under way (client/student/before-paint.js), or a paper that the device can't get without a network. */
function showsWhatWasPrerendered({ state: { errors, loaderData } }: Router): boolean {
  const withoutPaper = Object.values(loaderData).some((data: { bank?: unknown } | undefined) => data?.bank === null);
  return errors === null && !withoutPaper && document.documentElement.dataset.resumes === undefined;
}

/** In one step, so that nothing shows in between. The focus stays on its control of the frame. */
function redraw(container: HTMLElement, app: ReactNode): void {
  const focused = selectorOf(document.activeElement);
  const root = createRoot(container);
  flushSync(() => root.render(app));
  if (focused !== null) container.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
}

function selectorOf(element: Element | null): string | null {
  if (element?.id) return `#${CSS.escape(element.id)}`;
  return element instanceof HTMLAnchorElement ? `a[href="${CSS.escape(element.getAttribute('href') ?? '')}"]` : null;
}
