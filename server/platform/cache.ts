import { LRUCache } from 'lru-cache';

interface CacheOptions {
  /** How many values stay in memory; the least recently used goes first. */
  readonly max: number;
  /** How long a value is valid, in ms, and by which clock. Without it a value is valid as long as its version. */
  readonly ttl?: { readonly ms: number; readonly now: () => number };
}

/** Values that cost a query. Simultaneous requests share one reading. */
export interface Cache<Value> {
  /** The value of a key and a version; `read` reads it if it is not known. A failed reading is forgotten. */
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
  /** Only a value that has arrived replaces another: made-up keys push nothing out. */
  const underWay = new Map<string, CacheEntry<Value>>();
  // This works in both directions: a clock that is set back must not keep a value longer.
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
