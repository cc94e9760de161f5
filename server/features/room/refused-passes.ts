import { LRUCache } from 'lru-cache';

/** Remembers in this server until when wrong passes are refused, by examination and address. Times in ms. */
export interface RefusedPasses {
  /** Until when they are refused; null if they are not. */
  readonly until: (code: string, address: string, now: number) => number | null;
  readonly refuse: (code: string, address: string, until: number) => void;
}

/** More addresses than a school has. The database counts for an address that this server has forgotten. */
const maxAddresses = 10_000;

/** Makes an empty one. It makes a flood of wrong passes cost one query each and no writes. */
export function createRefusedPasses(): RefusedPasses {
  const ends = new LRUCache<string, number>({ max: maxAddresses });
  const keyOf = (code: string, address: string) => `${code} ${address}`;
  return {
    until: (code, address, now) => {
      const end = ends.get(keyOf(code, address));
      if (end === undefined) return null;
      if (end > now) return end;
      ends.delete(keyOf(code, address));
      return null;
    },
    refuse: (code, address, until) => void ends.set(keyOf(code, address), until),
  };
}
