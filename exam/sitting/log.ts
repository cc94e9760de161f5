import { sameEntry, type Entry } from './entry.ts';

/** What becomes of entries that arrive. */
export type Received =
  /** These were new, in order; `differing` are numbers that the log has with something else in them. */
  | { readonly kind: 'taken'; readonly added: readonly Entry[]; readonly differing: readonly Entry[] }
  /** An entry is missing in between: the log ends at `n`, and nothing was taken. */
  | { readonly kind: 'gap'; readonly n: number };

/**
 * Compares entries that arrive with a log: what it has is ignored, what follows it is taken, a gap takes nothing. So the same
 * entries sent twice, by two requests or in pieces that overlap give the same log. `has` finds an entry of the log by
 * its number; `last` is the number of its last one, 0 of an empty one.
 */
export function receive(last: number, has: (n: number) => Entry | undefined, incoming: readonly Entry[]): Received {
  const added: Entry[] = [];
  const differing: Entry[] = [];
  for (const entry of [...incoming].sort((one, other) => one.n - other.n)) {
    const end = last + added.length;
    if (entry.n > end + 1) return { kind: 'gap', n: last };
    if (entry.n === end + 1) {
      added.push(entry);
      continue;
    }
    const known = entry.n > last ? added[entry.n - last - 1] : has(entry.n);
    if (known !== undefined && !sameEntry(known, entry)) differing.push(entry);
  }
  return { kind: 'taken', added, differing };
}
