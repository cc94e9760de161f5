import type { BoardCommand } from '#contract/room.ts';

/** Commands that give time by what a board shows. The server refuses them if another person has given time meanwhile. */
type TimeCommand = Extract<BoardCommand, { readonly kind: 'minutes' | 'outage-give' }>;

function givesTime(act: BoardCommand): act is TimeCommand {
  return act.kind === 'minutes' || act.kind === 'outage-give';
}

/** Knows what this device gave itself, so that the server counts only what others gave against its next command. */
export interface GivenSince {
  /** The command, as seen after this device's last grant. */
  readonly of: (act: BoardCommand) => BoardCommand;
  /** The server has done it, at this moment. */
  readonly done: (act: BoardCommand, at: string) => void;
}

/** One for each board, as long as it is open. */
export function createGivenSince(): GivenSince {
  let last = '';
  return {
    // If others had given time between that board and the device's own command, the server would have refused the command.
    of: (act) => (givesTime(act) && act.since !== undefined && act.since < last ? { ...act, since: last } : act),
    done: (act, at) => {
      if (givesTime(act) && act.since !== undefined) last = at;
    },
  };
}
