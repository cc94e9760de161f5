import type { Entry } from '#exam/sitting/entry.ts';
import type { EntryRow } from '#server/database/tables/attempts.ts';

/** An entry as the pure code knows it: fields that it doesn't have are left out. */
export function entryOf({
  n,
  at,
  kind,
  place,
  option,
}: Pick<EntryRow, 'n' | 'at' | 'kind' | 'place' | 'option'>): Entry {
  return { n, at, kind, ...(place !== null && { place }), ...(option !== null && { option }) };
}
