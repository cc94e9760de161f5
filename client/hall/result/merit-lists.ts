import * as m from '#messages/results.ts';
import type { Published, PublishedSeat } from './published.ts';

/** One list of the published page. */
export interface ShownList {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly kind: 'seats' | 'waiting';
  readonly seats: number;
  readonly candidates: readonly PublishedSeat[];
}

/** Every list in the order of the page: open, reserved, then those who wait, where anybody does. */
export function shownLists({ open, groups, waiting, seats }: Published): readonly ShownList[] {
  const seated = [
    // Empty reserved seats may have lengthened it.
    { title: m.openList, note: m.openNote, seats: Math.max(seats.open, open.length), candidates: open },
    ...groups.map((group) => ({ title: group.name, note: m.groupNote, ...group })),
  ];
  const waits = [
    { title: m.waitingOf(m.openList), candidates: waiting.open },
    ...waiting.groups.map(({ name, candidates }) => ({ title: m.waitingOf(name), candidates })),
  ];
  return [
    ...seated.map((list, index) => ({ ...list, id: `list-${index}`, kind: 'seats' as const })),
    ...waits
      .map((list, index) => ({
        ...list,
        id: `waiting-${index}`,
        kind: 'waiting' as const,
        note: m.waitingNote,
        seats: list.candidates.length,
      }))
      .filter(({ candidates }) => candidates.length > 0),
  ];
}
