import { matchRoutes, type RouteObject } from 'react-router';

/**
 * Loads the lazy pages of an address into their routes, so that the router's first rendering is the page itself and not
 * its loading screen. Returns whether that worked; when a chunk does not come, the router tries again and says so.
 */
export async function loadMatchedPages(routes: RouteObject[], pathname: string): Promise<boolean> {
  try {
    await Promise.all((matchRoutes(routes, pathname) ?? []).map(({ route }) => loadPage(route)));
    return true;
  } catch {
    return false;
  }
}

async function loadPage(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const page = await route.lazy();
  Object.assign(route, page, { lazy: undefined });
}
