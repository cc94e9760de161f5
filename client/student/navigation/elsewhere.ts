/** Thrown by a loader whose page has another address: the program goes there instead. */
export class Elsewhere extends Error {
  readonly to: string;
  constructor(to: string) {
    super(`The page is at ${to}.`);
    this.to = to;
  }
}

/** For loaders: goes to the correct address in place of the requested one, without a reload. */
export function correctAddress(right: string): never {
  throw new Elsewhere(right);
}
