import type { ComponentType } from 'react';

/** What a page's loader is called with. */
export interface LoadArgs {
  /** The names of the route's pattern with their values in the address. */
  readonly params: Readonly<Record<string, string>>;
  /** Aborts when the student goes elsewhere meanwhile. */
  readonly signal: AbortSignal;
}

/** What a page's own module gives the program. */
export interface PageModule {
  readonly Component: ComponentType;
  /** Brings the page's data before the page shows. */
  readonly loader?: (args: LoadArgs) => unknown;
}

/** What a page's loader can tell the frame, beside the page's own data. */
export interface PageData {
  readonly title: string;
  /** The address of the page's entry in the side navigation, if its own address doesn't show it. */
  readonly section?: string | undefined;
  /** The style sheet that its prerendered HTML needs beside every page's own: its id in the page, and its address. */
  readonly sheet?: { readonly id: string; readonly href: string };
  /** The page shows something else than its prerendered HTML, because a part of it did not come. */
  readonly redrawn?: true;
}

/** The title of a page, or how to get it from the address and the loader's data. */
export type PageTitle = string | ((params: LoadArgs['params'], data: Partial<PageData>) => string | undefined);

/** A row of the table of pages (client/student/app/routes.ts). */
export interface Route {
  readonly pattern: string;
  readonly title: PageTitle;
  /** Brings the page's module; rejects with a ChunkLoadError. */
  readonly load: () => Promise<PageModule>;
  /** For an exam: fetches the page of its end, and gives the address of that page's still. */
  readonly fetchEnd?: () => Promise<string>;
  /** A page of the record: the others are read ahead. */
  readonly ofRecord?: true;
  /** Below 1024 px the menu starts closed over it. */
  readonly menuClosed?: true;
  /** Full screen, without the frame. */
  readonly frameless?: true;
}
