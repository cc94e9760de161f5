import { createContext, useContext } from 'react';
import type { Navigation, NavigationState, ShownPage } from './navigation.ts';
import type { LoadArgs, PageData } from './route.ts';
import type { Location } from './tab-history.ts';

/** The page that shows. It stays the same while a student leaves it. */
export const ShownContext = createContext<ShownPage | null>(null);

/** The way to other pages. A page that the build renders leads nowhere. */
export const NavigationContext = createContext<Pick<Navigation, 'navigate' | 'readdress' | 'back' | 'reload'>>({
  navigate: async () => {},
  readdress: () => {},
  back: () => {},
  reload: async () => {},
});

/** Whether the page loads its data again. */
export const ReloadingContext = createContext<NavigationState['reloading']>(false);

/** The page with its row of the table of pages. */
export function useShown(): ShownPage {
  const shown = useContext(ShownContext);
  if (shown === null) throw new Error('There is no page around this part.');
  return shown;
}

/** The address of the page that shows, without its language. */
export function useLocation(): Location {
  return useShown().location;
}

/** The function that goes to another page: `void navigate('/login', { replace: true })`. */
export function useNavigate(): Navigation['navigate'] {
  return useContext(NavigationContext).navigate;
}

/** The function that changes the query in the page's address: `readdress('?q=light', { replace: true })`. */
export function useReaddress(): Navigation['readdress'] {
  return useContext(NavigationContext).readdress;
}

/** The function that goes one step back in the tab's history. */
export function useBack(): Navigation['back'] {
  return useContext(NavigationContext).back;
}

/** Loads the page's data again, after a failure. */
export function useReload(): { readonly busy: boolean; readonly reload: () => void } {
  const { reload } = useContext(NavigationContext);
  return { busy: useContext(ReloadingContext), reload: () => void reload() };
}

/** What the loader of the page has brought. */
export function usePageData<Loader extends (args: LoadArgs) => unknown>(): Awaited<ReturnType<Loader>> {
  // The module of a page gives its loader and its component together.
  return useShown().data as Awaited<ReturnType<Loader>>;
}

/** What the loader of a page told the frame; empty before it has come, after a failure, or without anything to tell. */
export function pageDataOf({ data }: Pick<ShownPage, 'data'>): Partial<PageData> {
  const told: Partial<PageData> = data ?? {};
  return told;
}
