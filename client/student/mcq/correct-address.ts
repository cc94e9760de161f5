import { redirect, replace } from 'react-router';

/** For loaders: goes to the correct address in place of the requested one, without a reload. */
export function correctAddress({ url }: Request, right: string): never {
  // A typed address is in the history already. A link's is not yet, and a replacement would lose the page before it.
  const entered = new URL(url).pathname === globalThis.location.pathname;
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes it for a way on
  throw entered ? replace(right) : redirect(right);
}
