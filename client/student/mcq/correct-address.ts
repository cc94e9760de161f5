import { redirect, replace } from 'react-router';

/** For loaders: goes on to the right address in place of the one asked for, without a reload. */
export function correctAddress({ url }: Request, right: string): never {
  // A typed address is in the history already; a link's is not yet, and to replace would lose the page it stands on.
  const entered = new URL(url).pathname === globalThis.location.pathname;
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes it for a way on
  throw entered ? replace(right) : redirect(right);
}
