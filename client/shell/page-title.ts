import { useEffect, useSyncExternalStore } from 'react';
import { type UIMatch, useMatches } from 'react-router';
import { pageDataOf } from './page-data.ts';

/** What a route's `handle` says about its page; a title may depend on the address and on what the loader brought. */
export interface PageHandle {
  readonly title: string | ((match: UIMatch) => string);
  /** Of an exam: fetches the page that it ends with, and gives the address of that page's still. */
  readonly fetchEnd?: () => Promise<string>;
}

/** The title that the page's loader brings; another until then. */
export function loadedTitle(otherwise: string): PageHandle['title'] {
  return (match) => pageDataOf(match).title ?? otherwise;
}

/** The title of the page that these matches lead to. */
export function titleOf(matches: readonly UIMatch[]): string | undefined {
  for (const match of [...matches].reverse()) {
    const handle = match.handle as PageHandle | undefined;
    if (handle) return typeof handle.title === 'string' ? handle.title : handle.title(match);
  }
  return undefined;
}

/** The title of a screen that stands in for the route's own page: not found, or failed. */
let standIn: string | undefined;
const listeners = new Set<() => void>();

function setStandIn(title: string | undefined): void {
  standIn = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useStandInTitle(title: string): void {
  useEffect(() => {
    setStandIn(title);
    return () => setStandIn(undefined);
  }, [title]);
}

/** The page's title, which is also kept as the document's. */
export function usePageTitle(): string | undefined {
  const own = titleOf(useMatches());
  const title =
    useSyncExternalStore(
      subscribe,
      () => standIn,
      () => undefined,
    ) ?? own;
  useEffect(() => {
    document.title = title === undefined ? 'Tayari' : `${title} · Tayari`;
  }, [title]);
  return title;
}
