import type { UIMatch } from 'react-router';

/** What a page's loader can tell the frame, beside the page's own data. */
export interface PageData {
  readonly title: string;
  /** The address of the page's entry in the side navigation, if its own address doesn't show it. */
  readonly section?: string | undefined;
}

/** What the loader of a matched route told the frame; empty after a failure, or without anything to tell. */
export function pageDataOf({ loaderData }: UIMatch): Partial<PageData> {
  const told: Partial<PageData> = loaderData ?? {};
  return told;
}
