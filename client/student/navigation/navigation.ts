import type { ComponentType } from 'react';
import type { LoadArgs, Route } from './route.ts';
import type { Location, TabHistory } from './tab-history.ts';

/** How a page came: by a link, in place of another, or by a step through the history. Opening or reloading a tab is a step. */
export type Arrival = 'push' | 'replace' | 'step';

/** What an address leads to. */
export interface Target {
  readonly route: Route;
  readonly params: LoadArgs['params'];
}

/** A page with what it shows. */
export interface PageContent {
  /** Null while the first page of the tab loads. */
  readonly Component: ComponentType | null;
  readonly data?: unknown;
  /** The reason why the page did not come. */
  readonly failure?: { readonly error: unknown } | undefined;
}

/** The page of the tab. */
export interface ShownPage extends Target, PageContent {
  readonly location: Location;
  readonly arrival: Arrival;
  /** Counts the pages of this tab: it stays the same when a page loads its data again. */
  readonly visit: number;
}

export interface NavigationState {
  readonly shown: ShownPage;
  /** The next page is on its way, and this one is still there. */
  readonly leaving: boolean;
  /** The page loads its data again. */
  readonly reloading: boolean;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  /** For the next page, beside its address. */
  readonly given?: unknown;
}

/** Finds and loads pages (client/student/app/load-page.ts). */
export interface Pages {
  readonly find: (pathname: string) => Target;
  /** Never rejects: a failure is a page too. A text is the address to go to instead. */
  readonly load: (target: Target, signal: AbortSignal) => Promise<PageContent | string>;
}

/**
 * May hold a navigation up. For a link it calls `goOn` when the way is free; a step through the history is undone. Returns whether it did.
 */
export type Guard = (arrival: Arrival, goOn: () => void) => boolean;

export interface Navigation {
  readonly state: () => NavigationState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the first page. */
  readonly start: () => Promise<void>;
  /** Goes to a path of the product; resolves when its page shows, or when the student has gone elsewhere. */
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>;
  /** Changes the query in the address of the page, which stays as it is. */
  readonly readdress: (search: string, options: { readonly replace: boolean }) => void;
  readonly back: () => void;
  /** Loads the data of the page again. */
  readonly reload: () => Promise<void>;
}

/**
 * The pages of one tab. The page that one leaves stays until the next has its code and its data. Only then the address changes, unless the
 * browser has changed it already. Of several navigations the last one counts.
 */
export function createNavigation(
  { find, load }: Pages,
  history: TabHistory,
  { guard, beforeLeaving, newKey }: { guard: Guard; beforeLeaving: (key: string) => void; newKey: () => string },
): Navigation {
  const listeners = new Set<() => void>();
  const first = history.entry();
  let idx = first.idx ?? 0;
  if (first.idx === undefined) history.write('replace', first.location, idx);
  let under = new AbortController();
  let undoing = false;
  let state: NavigationState = {
    shown: { ...find(first.location.pathname), location: first.location, arrival: 'step', visit: 0, Component: null },
    leaving: false,
    reloading: false,
  };

  function tell(change: Partial<NavigationState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** Aborts what is under way. */
  function begin(): AbortSignal {
    under.abort();
    under = new AbortController();
    return under.signal;
  }

  async function go(location: Location, arrival: Arrival): Promise<void> {
    const signal = begin();
    const isFirst = state.shown.Component === null && state.shown.failure === undefined;
    tell({ leaving: !isFirst, reloading: false });
    const target = find(location.pathname);
    const loaded = await load(target, signal);
    if (signal.aborted) return;
    // An address that the browser has changed already is corrected in its entry.
    if (typeof loaded === 'string') return go(locationOf(loaded, {}), arrival === 'push' ? 'push' : 'replace');
    const { shown } = state;
    if (!isFirst) beforeLeaving(shown.location.key);
    if (arrival === 'push') idx += 1;
    if (arrival !== 'step') history.write(arrival, location, idx);
    tell({ shown: { ...target, ...loaded, location, arrival, visit: shown.visit + 1 }, leaving: false });
  }

  function locationOf(to: string, { given = null }: NavigateOptions): Location {
    const { pathname, search } = new URL(to, 'http://localhost');
    return { pathname, search, given, key: newKey() };
  }

  history.onStep(() => {
    if (undoing) {
      undoing = false;
      return;
    }
    const { location, idx: to } = history.entry();
    const by = to === undefined ? 0 : to - idx;
    if (by !== 0 && guard('step', () => {})) {
      undoing = true;
      history.step(-by);
      return;
    }
    idx = to ?? idx;
    void go(location, 'step');
  });

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => go(first.location, 'step'),
    navigate: (to, options = {}) => {
      const arrival = options.replace === true ? 'replace' : 'push';
      const location = locationOf(to, options);
      return new Promise((resolve) => {
        const goOn = () => void go(location, arrival).then(resolve);
        if (!guard(arrival, goOn)) goOn();
      });
    },
    readdress: (search, { replace }) => {
      const { shown, leaving } = state;
      // The address is already that of the next page.
      if (leaving) return;
      const location = { ...shown.location, search, ...(!replace && { key: newKey() }) };
      if (!replace) {
        beforeLeaving(shown.location.key);
        idx += 1;
      }
      history.write(replace ? 'replace' : 'push', location, idx);
      tell({ shown: { ...shown, location } });
    },
    back: () => history.step(-1),
    reload: async () => {
      const signal = begin();
      const { shown } = state;
      tell({ reloading: true, leaving: false });
      const loaded = await load(shown, signal);
      if (signal.aborted || typeof loaded === 'string') return;
      tell({ shown: { ...shown, failure: undefined, ...loaded }, reloading: false });
    },
  };
}
