/** Gives what the page on screen has that nothing stores; null where there is nothing. */
type Give = () => unknown;

let giving: Give | null = null;

/** Lets the page of the other language have what nothing stores, when the student switches; returns how to stop. */
export function handOver(give: Give): () => void {
  giving = give;
  return () => {
    if (giving === give) giving = null;
  };
}

/** What goes along with a switch, as the state of the page's place in the history. */
export function toHandOver(): { readonly handed?: unknown } {
  return giving === null ? {} : { handed: giving() };
}

/** What the page of the other language has handed over; undefined on every other way here. */
export function handedOver(): unknown {
  return (globalThis.history?.state as { handed?: unknown } | null)?.handed;
}

/** Once it is taken: a reload must begin anew, as it always does. */
export function forgetHandedOver(): void {
  const { handed, ...state } = (history.state ?? {}) as Record<string, unknown>;
  if (handed !== undefined) history.replaceState(state, '');
}
