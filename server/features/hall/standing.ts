import { openList } from '#exam/marking/merit.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Publication } from '#server/features/results/publications.ts';

/** A candidate's standing among all who sat. */
export interface Standing {
  readonly rank: number | null;
  readonly list: string | null;
  readonly position: number | null;
  /** How many seats that list has. */
  readonly seats: number | null;
  readonly waiting: { readonly list: string; readonly position: number }[];
  /** How many candidates have a rank. */
  readonly sat: number | null;
  readonly withheld: boolean;
}

/** The answer before the publication. */
export const notYetPublished: Standing = {
  rank: null,
  list: null,
  position: null,
  seats: null,
  waiting: [],
  sat: null,
  withheld: false,
};

/** A candidate's standing in the published results. Throws 'not-found' for a candidate who is not in them. */
export function standingOf({ published: { results }, bySymbolNumber }: Publication, symbolNumber: string): Standing {
  const row = bySymbolNumber.get(symbolNumber);
  if (!row) throw new AppError('not-found');
  const { open, groups, waiting, seats } = results;
  const lists = [
    // Empty reserved seats may have lengthened the open list.
    { name: openList, seats: Math.max(seats.open, open.length), waiting: waiting.open },
    ...groups.map((group, index) => ({ ...group, waiting: waiting.groups[index]?.candidates ?? [] })),
  ];
  return {
    rank: row.rank,
    list: row.list,
    position: row.position,
    seats: lists.find(({ name }) => name === row.list)?.seats ?? null,
    waiting: lists.flatMap((list) => {
      const waits = list.waiting.find((each) => each.symbolNumber === symbolNumber);
      return waits ? [{ list: list.name, position: waits.position }] : [];
    }),
    sat: results.sat,
    withheld: row.withheld,
  };
}
