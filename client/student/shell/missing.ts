import { data } from 'react-router';

/** A missing thing of an address, in words for a student, with another link. */
export interface MissingPage {
  readonly title: string;
  readonly detail?: string;
  readonly back?: { readonly label: string; readonly to: string };
}

/** For loaders: shows the not-found screen, which names the missing thing. */
export function missing(what: MissingPage): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes it for an answer with its status
  throw data(what, { status: 404 });
}
