import type { Act } from '#contract/room.ts';

/** Acts that give time by what a board shows: refused where somebody has given meanwhile. */
type TimeCommand = Extract<Act, { readonly kind: 'minutes' | 'outage-give' }>;

function givesTime(act: Act): act is TimeCommand {
  return act.kind === 'minutes' || act.kind === 'outage-give';
}

/** Knows what this device gave itself, so that the server holds only what others gave against its next act. */
export interface GivenSince {
  /** The act, as seen after what this device gave last. */
  readonly of: (act: Act) => Act;
  /** The server has done it, at this moment. */
  readonly done: (act: Act, at: string) => void;
}

/** One for each board, as long as it is open. */
export function createGivenSince(): GivenSince {
  let last = '';
  return {
    // Had others given between that board and the own act, the own act would have been refused.
    of: (act) => (givesTime(act) && act.since !== undefined && act.since < last ? { ...act, since: last } : act),
    done: (act, at) => {
      if (givesTime(act) && act.since !== undefined) last = at;
    },
  };
}
