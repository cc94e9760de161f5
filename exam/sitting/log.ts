import { sameEntry, type LogEntry } from './entry.ts';

/** What happens to entries that arrive. */
export type AppendResult =
  /** The new entries, in order. `differing` are entries whose number the log has with other content. */
  | { readonly kind: 'taken'; readonly added: readonly LogEntry[]; readonly differing: readonly LogEntry[] }
  /** An entry is missing in between: the log ends at `n`, and it took nothing. */
  | { readonly kind: 'gap'; readonly n: number };

/**
 * Compares arriving entries with a log. It ignores entries that the log has, and takes those that follow; at a gap it
 * takes nothing. So two requests with the same entries, or with overlapping pieces, lead to the same log. `has` finds
 * an entry of the log by its number. `last` is the number of its last entry, 0 for an empty log.
 */
export function receive(
  last: number,
  has: (n: number) => LogEntry | undefined,
  incoming: readonly LogEntry[],
): AppendResult {
  const added: LogEntry[] = [];
  const differing: LogEntry[] = [];
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
