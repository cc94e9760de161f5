/** Things that are made ahead, by name. Each is given away once. */
export interface Stocks<Thing> {
  /** One that no other caller gets, as `make` makes them; null if it can't be made now, or not soon. */
  readonly take: (name: string, make: () => Promise<Thing>) => Promise<Thing | null>;
  /** Nothing more is made. All waiting callers get null. */
  readonly end: () => void;
}

interface StocksDeps {
  /** How many of a name lie ready. */
  readonly size: number;
  /** How many callers may wait, in all. */
  readonly waiting: number;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Resolves after so many ms. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Told why a thing could not be made. */
  readonly failed: (error: unknown, name: string) => void;
}

interface Stock<Thing> {
  readonly make: () => Promise<Thing>;
  readonly ready: Thing[];
  readonly waiting: ((thing: Thing | null) => void)[];
  /** How many are to lie ready: none after a failure, until the next caller. */
  wanted: number;
}

/**
 * The least pause after each making, in ms. A slow making is followed by a pause as long as itself. So a flood of
 * requests takes at most half of one core, and some fifty things are made in a second.
 */
const leastPauseMs = 15;

/** Makes empty stocks. One is filled from its first caller on, one thing after the other, for waiting callers first. */
export function createStocks<Thing>({ size, waiting, now, sleep, failed }: StocksDeps): Stocks<Thing> {
  // The first has the next turn; after its turn it goes to the end.
  const stocks = new Map<string, Stock<Thing>>();
  let isMaking = false;
  let hasEnded = false;

  function nextTurn(): [string, Stock<Thing>] | undefined {
    const all = hasEnded ? [] : [...stocks];
    return (
      all.find(([, stock]) => stock.waiting.length > 0) ?? all.find(([, stock]) => stock.ready.length < stock.wanted)
    );
  }

  async function makeNext([name, stock]: [string, Stock<Thing>]): Promise<void> {
    stocks.delete(name);
    stocks.set(name, stock);
    try {
      const thing = await stock.make();
      const give = stock.waiting.shift();
      if (give) give(thing);
      else stock.ready.push(thing);
    } catch (error) {
      failed(error, name);
      stock.wanted = 0;
      for (const give of stock.waiting.splice(0)) give(null);
    }
  }

  async function makeAll(): Promise<void> {
    if (isMaking) return;
    isMaking = true;
    for (let turn = nextTurn(); turn; turn = nextTurn()) {
      const from = now();
      // oxlint-disable eslint/no-await-in-loop -- one after the other, so that they take no more than their share
      await makeNext(turn);
      await sleep(Math.max(leastPauseMs, now() - from));
      // oxlint-enable eslint/no-await-in-loop
    }
    isMaking = false;
  }

  return {
    take: async (name, make) => {
      const stock = stocks.get(name) ?? { make, ready: [], waiting: [], wanted: size };
      stocks.set(name, stock);
      stock.wanted = size;
      const thing = stock.ready.shift();
      const waitingNow = [...stocks.values()].reduce((sum, each) => sum + each.waiting.length, 0);
      if (thing === undefined && (hasEnded || waitingNow >= waiting)) return null;
      const given =
        thing ??
        new Promise<Thing | null>((resolve) => {
          stock.waiting.push(resolve);
        });
      void makeAll();
      return given;
    },
    end: () => {
      hasEnded = true;
      for (const stock of stocks.values()) for (const give of stock.waiting.splice(0)) give(null);
    },
  };
}
