/** When the server last gave the answer that a page shows, for data that is not current. In ms. */
const dates = new WeakMap<object, number>();

/** Notes that a load, named by its signal, used a cached answer; of several, the oldest counts. */
export function noteStale(load: AbortSignal, at: number): void {
  dates.set(load, Math.min(at, dates.get(load) ?? at));
}

/** Copies a load's note to the data that it brought. Returns the data. */
export function copyStaleness<Data>(load: AbortSignal, data: Data): Data {
  const at = dates.get(load);
  if (at !== undefined && typeof data === 'object' && data !== null) dates.set(data, at);
  return data;
}

/** When the server last gave this; undefined when it is current. */
export function staleSince(data: object): number | undefined {
  return dates.get(data);
}
