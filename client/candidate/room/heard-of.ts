import type { RoomBoard } from './room-calls.ts';

const minuteMs = 60_000;
/** The minutes shown before an outage, so that it is visible as one. */
const minutesBefore = 20;
/** More bars than this are too thin for a phone. */
const maxBars = 60;

export interface Bar {
  /** Its start, in ms since 1970. */
  readonly at: number;
  /** How many devices of the room were in contact in the middle of it. */
  readonly count: number;
}

/** How many devices of a room were in contact at a moment (ms since 1970), by their lost times. */
export function heardAt({ candidates }: Pick<RoomBoard, 'candidates'>, moment: number): number {
  return candidates.filter(({ lastHeard, handedInAt, state, dark, worked }) => {
    if (lastHeard === null) return false;
    if (handedInAt !== null && Date.parse(handedInAt) <= moment) return false;
    if (state === 'notHeard' && Date.parse(lastHeard) < moment) return false;
    return ![...dark, ...worked].some(({ from, to }) => Date.parse(from) <= moment && moment < Date.parse(to));
  }).length;
}

/** A bar for each minute, or for as many as there is room for: from some minutes before an outage to the minute after it, or until now. */
export function barsOf(
  board: RoomBoard,
  outage: { readonly from: string; readonly to: string | null },
): readonly Bar[] {
  const now = Date.parse(board.now);
  const first = Math.max(Date.parse(board.startsAt), Date.parse(outage.from) - minutesBefore * minuteMs);
  const last = outage.to === null ? now : Math.min(now, Date.parse(outage.to) + minuteMs);
  const step = minuteMs * Math.max(1, Math.ceil((last - first) / minuteMs / maxBars));
  const bars: Bar[] = [];
  for (let at = first; at < last; at += step) bars.push({ at, count: heardAt(board, at + step / 2) });
  return bars;
}
