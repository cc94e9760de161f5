import { setImmediate as turnOver } from 'node:timers/promises';

/** Puts an item in line; resolves with what became of it once its batch is through, rejects when the batch fails. */
export type Gather<Item, Result> = (item: Item) => Promise<Result>;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Lets what arrives together be written together, without waiting for a window: whenever one of `lanes` is free, all that is in line, at
 * most `most`, goes as one batch. `flush` gives a result for each item, in order.
 */
export function gather<Item, Result>(
  flush: (batch: readonly Item[]) => Promise<readonly Result[]>,
  { lanes, most }: { readonly lanes: number; readonly most: number },
): Gather<Item, Result> {
  const line: Waiting<Item, Result>[] = [];
  let busy = 0;

  async function run(): Promise<void> {
    busy += 1;
    while (line.length > 0) {
      // What has arrived on other connections in this turn comes along: a database that answers at once (SQLite) would
      // otherwise commit each by itself before the next one is read.
      await turnOver();
      const batch = line.splice(0, most);
      // Another lane was there before.
      if (batch.length === 0) break;
      try {
        const results = await flush(batch.map(({ item }) => item));
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    busy -= 1;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      line.push({ item, resolve, reject });
      if (busy < lanes) void run();
    });
}
