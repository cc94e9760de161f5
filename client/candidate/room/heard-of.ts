import type { Board } from './room-calls.ts';

const minuteMs = 60_000;
/** What is shown from before an outage, so that it is seen to be one. */
const minutesBefore = 20;
/** More bars than this are too thin to be told apart on a phone. */
const maxBars = 60;

export interface Bar {
  /** Where it begins, in ms since 1970. */
  readonly at: number;
  /** How many devices of the room were heard of in the middle of it. */
  readonly count: number;
}

/** How many devices of a room were heard of at a moment (ms since 1970), as far as their lost times tell. */
export function heardAt({ candidates }: Pick<Board, 'candidates'>, moment: number): number {
  return candidates.filter(({ lastHeard, handedInAt, state, dark, worked }) => {
    if (lastHeard === null) return false;
    if (handedInAt !== null && Date.parse(handedInAt) <= moment) return false;
    if (state === 'notHeard' && Date.parse(lastHeard) < moment) return false;
    return ![...dark, ...worked].some(({ from, to }) => Date.parse(from) <= moment && moment < Date.parse(to));
  }).length;
}

/** A bar for each minute, or for as many as leave room: from some minutes before an outage to the one after it, or until now. */
export function barsOf(board: Board, outage: { readonly from: string; readonly to: string | null }): readonly Bar[] {
  const now = Date.parse(board.now);
  const first = Math.max(Date.parse(board.startsAt), Date.parse(outage.from) - minutesBefore * minuteMs);
  const last = outage.to === null ? now : Math.min(now, Date.parse(outage.to) + minuteMs);
  const step = minuteMs * Math.max(1, Math.ceil((last - first) / minuteMs / maxBars));
  const bars: Bar[] = [];
  for (let at = first; at < last; at += step) bars.push({ at, count: heardAt(board, at + step / 2) });
  return bars;
}
