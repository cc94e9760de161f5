import { language, prefix } from '#messages/language.ts';
import { addressIn } from '#text/language.ts';

/** The place of a page in the tab's history. */
export interface Location {
  /** Without the language, as the address has it. */
  readonly pathname: string;
  /** '?subject=Physics', or empty. */
  readonly search: string;
  /** What the link to it gave it. */
  readonly given: unknown;
  /** Names this entry of the history. */
  readonly key: string;
}

/** What the program writes into an entry's state. */
interface EntryState {
  readonly key?: string;
  readonly given?: unknown;
  /** The number of the entry among those of this tab; unset for an entry that the program did not make. */
  readonly idx?: number;
}

/** The history of the browser's tab. */
export interface TabHistory {
  readonly entry: () => { readonly location: Location; readonly idx: number | undefined };
  readonly write: (how: 'push' | 'replace', location: Location, idx: number) => void;
  readonly step: (by: number) => void;
  readonly onStep: (listener: () => void) => void;
}

export const browserHistory: TabHistory = {
  entry: () => {
    const { key = 'first', given = null, idx } = (history.state ?? {}) as EntryState;
    const pathname = globalThis.location.pathname.slice(prefix.length) || '/';
    return { location: { pathname, search: globalThis.location.search, given, key }, idx };
  },
  write: (how, { pathname, search, given, key }, idx) => {
    const state: EntryState = { key, given, idx };
    const address = addressIn(language, pathname) + search;
    if (how === 'push') history.pushState(state, '', address);
    else history.replaceState(state, '', address);
  },
  step: (by) => history.go(by),
  onStep: (listener) => globalThis.addEventListener('popstate', listener),
};
