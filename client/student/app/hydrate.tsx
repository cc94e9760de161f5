import './hydrate.css';
import { StrictMode, startTransition, useLayoutEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createNavigation, type Navigation } from '#client/student/navigation/navigation.ts';
import { pageDataOf } from '#client/student/navigation/page.ts';
import { keepScroll, watchScroll } from '#client/student/navigation/scroll.ts';
import { browserHistory } from '#client/student/navigation/tab-history.ts';
import { guardOverlay, watchBack } from '#client/student/shell/back-closes.tsx';
import { App } from './app.tsx';
import { pages } from './pages.tsx';
import type { PrerenderKind } from './prerender.tsx';

/**
 * Starts the program in the page of the document. It hydrates the prerendered part (build/prerender.ts): the frame of a timed page at once,
 * anything else when the page's code and data are there. If the browser has something else to show, that replaces the prerendered part in
 * one step.
 */
export async function startApp(container: HTMLElement): Promise<void> {
  const prerendered = container.dataset.prerendered as PrerenderKind | undefined;
  watchBack();
  const navigation = createNavigation(pages, browserHistory, {
    guard: guardOverlay,
    beforeLeaving: keepScroll,
    newKey: () => Math.random().toString(36).slice(2, 10),
  });
  watchScroll(() => navigation.state().shown.location.key);
  const firstPage = navigation.start();
  const app = (isHydrated: boolean) => (
    <StrictMode>
      <App navigation={navigation} isHydrated={isHydrated} />
    </StrictMode>
  );
  if (prerendered === undefined) {
    createRoot(container).render(app(false));
    return;
  }
  if (prerendered !== 'frame') await firstPage;
  const whenDone = () => {
    delete container.dataset.prerendered;
    delete document.documentElement.dataset.resumes;
    // Presses until now take effect now (client/student/before-paint.js).
    document.dispatchEvent(new Event('program'));
  };
  const hydrate = () => void hydrateRoot(container, <Hydrated whenDone={whenDone}>{app(true)}</Hydrated>);
  // A frame is visible while nothing else is there yet. The program hydrates it before anything can have come.
  const isLate = prerendered === 'frame' && navigation.state().shown.visit > 0;
  if (isLate || !showsWhatWasPrerendered(navigation)) {
    redraw(container, app(true));
    whenDone();
  } else if (prerendered === 'frame') flushSync(hydrate);
  else startTransition(hydrate);
}

function Hydrated({ whenDone, children }: { whenDone: () => void; children: ReactNode }) {
  useLayoutEffect(whenDone, [whenDone]);
  return children;
}

/** Not for an error, a paper under way (client/student/before-paint.js), or a paper that the device can't get without a network. */
function showsWhatWasPrerendered(navigation: Navigation): boolean {
  const { failure, data } = navigation.state().shown;
  if (pageDataOf({ data }).redrawn === true) return false;
  const withoutPaper = (data as { bank?: unknown } | undefined)?.bank === null;
  return failure === undefined && !withoutPaper && document.documentElement.dataset.resumes === undefined;
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
