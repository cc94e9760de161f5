/** How fast a line moves while all its places are taken. */
export interface Pace {
  /** A piece of work has ended at `now`, in ms, and all places were taken since the one before. */
  readonly ended: (now: number) => void;
  /** A place is free: nobody waits for those who work, and what was measured is over. */
  readonly free: () => void;
  /** The ms from one end to the next; 0 while nothing is known. */
  readonly msEach: () => number;
}

/** How many ends of each place are remembered: one long pause of the machine must not send a school away. */
const remembered = 16;

/** Makes the measure of one line, in which so many work at once: what they do together ends together. */
export function createPace(atOnce: number): Pace {
  const weight = 1 / (remembered * atOnce);
  let last: number | null = null;
  let msEach = 0;
  return {
    ended: (now) => {
      if (last !== null) msEach += (Math.max(0, now - last) - msEach) * weight;
      last = now;
    },
    free: () => {
      last = null;
      msEach = 0;
    },
    msEach: () => msEach,
  };
}
