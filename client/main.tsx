import './styles/fonts.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './app/router.tsx';
import { loadMatchedPages } from './app/load-matched-pages.ts';
import { startAuth } from './auth/startup.ts';

startAuth();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);

/**
 * Takes over a page whose HTML is complete, once its part of the program is there; renders any other from nothing, and in
 * the place of what stands in for it (scripts/prerender.ts).
 */
async function start(container: HTMLElement): Promise<void> {
  const standsIn = container.dataset.standsIn !== undefined;
  const complete = !standsIn && container.hasChildNodes() && (await loadMatchedPages(routes, location.pathname));
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  );
  if (complete) hydrateRoot(container, app);
  else createRoot(container).render(app);
}
