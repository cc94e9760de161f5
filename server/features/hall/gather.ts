import { setImmediate as turnOver } from 'node:timers/promises';
import { isDatabaseGone } from '#server/platform/database/gone.ts';

/**
 * Puts an item in line. Resolves with its result once its batch is through. Rejects when it can't be written or the
 * database is away.
 */
export type Batcher<Item, Result> = (item: Item) => Promise<Result>;

/** A batch goes after so many turns without a new item. A new connection's first request comes a turn or two later. */
const quietTurns = 3;

/** A batch goes after so many turns in any case. */
const mostTurns = 500;

interface WaitingItem<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Writes together what arrives together, without waiting for a time. Whenever one of `lanes` is free, all waiting
 * items, at most `most`, go as one batch. `flush` returns a result for each item, in order; if it throws, it has
 * written nothing.
 */
export function gather<Item, Result>(
  flush: (batch: readonly Item[]) => Promise<readonly Result[]>,
  { lanes, most }: { readonly lanes: number; readonly most: number },
): Batcher<Item, Result> {
  const line: WaitingItem<Item, Result>[] = [];
  let busy = 0;

  /**
   * Waits for requests on other connections, so that they join the batch. Otherwise a database that answers at once
   * (SQLite) would commit each one before the next is read. One turn is not enough, because the server accepts a single
   * new connection in each. With a commit in each turn, the last of a thousand phones would wait for a thousand
   * commits.
   */
  async function untilQuiet(): Promise<void> {
    let quiet = 0;
    let turns = 0;
    do {
      const before = line.length;
      await turnOver();
      turns += 1;
      quiet = line.length > before ? 0 : quiet + 1;
    } while (turns < mostTurns && quiet < quietTurns && line.length < most);
  }

  async function run(): Promise<void> {
    busy += 1;
    while (line.length > 0) {
      await untilQuiet();
      const batch = line.splice(0, most);
      // Another lane took the items first.
      if (batch.length === 0) break;
      await write(batch);
    }
    busy -= 1;
  }

  /**
   * One item that can't be written must not fail the others. A failed batch is tried again in halves, down to that
   * item.
   */
  async function write(batch: readonly WaitingItem<Item, Result>[]): Promise<void> {
    try {
      const results = await flush(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length === 1 || isDatabaseGone(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      const half = Math.ceil(batch.length / 2);
      await write(batch.slice(0, half));
      await write(batch.slice(half));
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      line.push({ item, resolve, reject });
      if (busy < lanes) void run();
    });
}
