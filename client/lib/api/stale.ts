/** When what a page shows was the last answer of the server, for what is not of now. In ms. */
const dates = new WeakMap<object, number>();

/** Notes a load, told by its signal, as made from a cached answer; of several, the oldest counts. */
export function noteStale(load: AbortSignal, at: number): void {
  dates.set(load, Math.min(at, dates.get(load) ?? at));
}

/** Notes of what a load has brought what is noted of the load. Returns it. */
export function copyStaleness<Data>(load: AbortSignal, data: Data): Data {
  const at = dates.get(load);
  if (at !== undefined && typeof data === 'object' && data !== null) dates.set(data, at);
  return data;
}

/** When this was the last answer of the server; undefined when it is of now. */
export function staleSince(data: object): number | undefined {
  return dates.get(data);
}
