import { useEffect } from 'react';
import { type UIMatch, useMatches } from 'react-router';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { pageDataOf } from './page-data.ts';

/** A route's `handle` with the title of its page. A title may depend on the address and on the loader's data. */
export interface PageHandle {
  readonly title: string | ((match: UIMatch) => string | undefined);
  /** For an exam: fetches the page of its end, and gives the address of that page's still. */
  readonly fetchEnd?: () => Promise<string>;
}

/** The title from the page's loader; before that another one, if the program knows one. */
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

/** The title of a screen that replaces the route's own page: not found, or failed. */
const replaced = createStore<string | null>(() => null);

export function useReplacedTitle(title: string): void {
  useEffect(() => {
    replaced.setState(title, true);
    return () => replaced.setState(null, true);
  }, [title]);
}

/** Whether the address is that of an exam whose clock runs from the start, and its page shows. */
export function useExamPage(): boolean {
  const matches = useMatches();
  const handle = matches[matches.length - 1]?.handle as PageHandle | undefined;
  return useStore(replaced) === null && handle?.fetchEnd !== undefined;
}

/** The page's title, which the document has too. */
export function usePageTitle(): string | undefined {
  const own = titleOf(useMatches());
  const title = useStore(replaced) ?? own;
  useEffect(() => {
    document.title = title === undefined ? 'Tayari' : `${title} · Tayari`;
  }, [title]);
  return title;
}
