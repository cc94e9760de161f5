/** How fast a line moves while all its places are taken. */
export interface Pace {
  /** A piece of work has ended at `now`, in ms, and all places were taken since the one before. */
  readonly ended: (now: number) => void;
  /** A place is free, so there is no wait, and the measurement ends. */
  readonly free: () => void;
  /** The ms from one end to the next; 0 while unknown. */
  readonly msEach: () => number;
}

/** How many ends of each place are remembered: one long pause of the machine must not refuse a school. */
const remembered = 16;

/** Makes the measurement of a line with so many places. Work that starts together ends together. */
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
