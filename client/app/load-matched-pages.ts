import { matchRoutes, type RouteObject } from 'react-router';

/**
 * Loads the lazy pages of an address into their routes, so that the router's first rendering is the page itself and not
 * its loading screen. Returns whether that worked; a chunk that did not come fails the router's own loading likewise,
 * without being tried anew.
 */
export async function loadMatchedPages(routes: RouteObject[], pathname: string): Promise<boolean> {
  const loaded = await Promise.all((matchRoutes(routes, pathname) ?? []).map(({ route }) => loadPage(route)));
  return loaded.every(Boolean);
}

async function loadPage(route: RouteObject): Promise<boolean> {
  const { lazy } = route;
  if (typeof lazy !== 'function') return true;
  try {
    Object.assign(route, await lazy(), { lazy: undefined });
    return true;
  } catch (error) {
    const failed = (): Promise<never> => {
      Object.assign(route, { lazy });
      return Promise.reject(error);
    };
    Object.assign(route, { lazy: failed });
    return false;
  }
}
