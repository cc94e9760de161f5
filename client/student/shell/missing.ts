/** A missing thing of an address, in words for a student, with another link. */
export interface MissingPage {
  readonly title: string;
  readonly detail?: string;
  readonly back?: { readonly label: string; readonly to: string };
}

/** Thrown by a loader for something that does not exist. */
export class Missing extends Error {
  readonly page: MissingPage;
  constructor(page: MissingPage) {
    super(page.title);
    this.page = page;
  }
}

/** For loaders: shows the not-found screen, which names the missing thing. */
export function missing(page: MissingPage): never {
  throw new Missing(page);
}
