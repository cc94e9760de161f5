import type { LogEntry } from '#exam/sitting/entry.ts';
import type { EntryRow } from '#server/platform/database/tables/attempts.ts';

/** An entry as the pure code knows it; absent fields are left out. */
export function entryOf({
  n,
  at,
  kind,
  place,
  option,
}: Pick<EntryRow, 'n' | 'at' | 'kind' | 'place' | 'option'>): LogEntry {
  // There is no spread here: marking an examination reads hundreds of thousands of entries.
  if (place === null) return { n, at, kind };
  return option === null ? { n, at, kind, place } : { n, at, kind, place, option };
}
