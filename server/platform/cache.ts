import { LRUCache } from 'lru-cache';

interface CacheOptions {
  /** How many values stay in memory: the one that was asked for longest ago goes first. */
  readonly max: number;
  /** For how long a value stands, in ms, and by which clock; without it a value stands as long as its version. */
  readonly ttl?: { readonly ms: number; readonly now: () => number };
}

/** Values that cost a query, each read once for all who ask meanwhile. */
export interface Cache<Value> {
  /** The value of a key and a version, read by `read` where it is not known. A reading that fails is forgotten. */
  readonly get: (key: string, read: () => Promise<Value>, version?: string | number) => Promise<Value>;
  readonly forget: (key: string) => void;
}

interface CacheEntry<Value> {
  readonly version: string | number | undefined;
  /** ms, by the clock of the cache. */
  readonly readAt: number;
  readonly value: Promise<Value>;
}

/** Makes an empty cache. */
export function createCache<Value>({ max, ttl }: CacheOptions): Cache<Value> {
  const entries = new LRUCache<string, CacheEntry<Value>>({ max });
  /** Only what has come takes another value's place: made-up keys push out none. */
  const underWay = new Map<string, CacheEntry<Value>>();
  // Either way: a clock that is set back must not keep a value for longer.
  const isFresh = ({ readAt }: CacheEntry<Value>, at: number) => ttl === undefined || Math.abs(at - readAt) < ttl.ms;

  async function settle(key: string, entry: CacheEntry<Value>): Promise<void> {
    const hasCome = await entry.value.then(
      () => true,
      () => false,
    );
    if (underWay.get(key) !== entry) return;
    underWay.delete(key);
    if (hasCome) entries.set(key, entry);
  }

  return {
    get: (key, read, version) => {
      const at = ttl?.now() ?? 0;
      const known = underWay.get(key) ?? entries.get(key);
      if (known !== undefined && known.version === version && isFresh(known, at)) return known.value;
      const entry = { version, readAt: at, value: read() };
      underWay.set(key, entry);
      void settle(key, entry);
      return entry.value;
    },
    forget: (key) => {
      underWay.delete(key);
      entries.delete(key);
    },
  };
}
