import { data } from 'react-router';

/** What an address asks for and does not exist, for a student to read, and where to go instead. */
export interface MissingPage {
  readonly title: string;
  readonly detail?: string;
  readonly back?: { readonly label: string; readonly to: string };
}

/** For loaders: ends in the not-found screen, which names what is missing. */
export function missing(what: MissingPage): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes it for an answer with its status
  throw data(what, { status: 404 });
}
