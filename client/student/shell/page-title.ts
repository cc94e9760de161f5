import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ShownPage } from '#client/student/navigation/navigation.ts';
import { pageDataOf, useShown } from '#client/student/navigation/page.ts';

/** The title of a page, as its row and its loader say it. */
export function titleOf({ route: { title }, params, data }: ShownPage): string | undefined {
  return typeof title === 'string' ? title : title(params, pageDataOf({ data }));
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
  const { route } = useShown();
  return useStore(replaced) === null && route.fetchEnd !== undefined;
}

/** Whether the menu starts closed if it would lie over this page. */
export function useMenuClosed(): boolean {
  const { route } = useShown();
  return useExamPage() || route.menuClosed === true;
}

/** The page's title, which the document has too. */
export function usePageTitle(): string | undefined {
  const own = titleOf(useShown());
  const title = useStore(replaced) ?? own;
  useEffect(() => {
    document.title = title === undefined ? 'Tayari' : `${title} · Tayari`;
  }, [title]);
  return title;
}
