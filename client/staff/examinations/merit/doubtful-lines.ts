import type { DoubtfulCounts } from '#contract/room.ts';
import * as m from '#messages/staff-merit.ts';

/** How many answers came late and how many entries are impossible, as sentences; an empty list if there are none. */
export function doubtfulLines({ late, implausible }: DoubtfulCounts): string[] {
  return [
    ...(late.answers > 0 ? [m.lateCount(late.answers, late.candidates)] : []),
    ...(implausible.answers > 0 ? [m.implausibleCount(implausible.answers, implausible.candidates)] : []),
  ];
}
