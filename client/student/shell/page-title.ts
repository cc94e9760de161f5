import { useEffect } from 'react';
import { type UIMatch, useMatches } from 'react-router';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { pageDataOf } from './page-data.ts';

/** What a route's `handle` says about its page; a title may depend on the address and on what the loader brought. */
export interface PageHandle {
  readonly title: string | ((match: UIMatch) => string | undefined);
  /** Of an exam: fetches the page that it ends with, and gives the address of that page's still. */
  readonly fetchEnd?: () => Promise<string>;
}

/** The title that the page's loader brings; another until then, where the program knows one. */
export function loadedTitle(otherwise?: string): (match: UIMatch) => string | undefined {
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

/** The title of a screen that is shown in place of the route's own page: not found, or failed. */
const replaced = createStore<string | null>(() => null);

export function useReplacedTitle(title: string): void {
  useEffect(() => {
    replaced.setState(title, true);
    return () => replaced.setState(null, true);
  }, [title]);
}

/** Whether the address is that of an exam whose clock runs from the start, and its page is shown. */
export function useExamPage(): boolean {
  const matches = useMatches();
  const handle = matches[matches.length - 1]?.handle as PageHandle | undefined;
  return useStore(replaced) === null && handle?.fetchEnd !== undefined;
}

/** The page's title, which is also kept as the document's. */
export function usePageTitle(): string | undefined {
  const own = titleOf(useMatches());
  const title = useStore(replaced) ?? own;
  useEffect(() => {
    document.title = title === undefined ? 'Tayari' : `${title} · Tayari`;
  }, [title]);
  return title;
}
