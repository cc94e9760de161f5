/** The clock of a demo. Its past is really held: the clock stands there, and comes to the present at the end. */
export interface DemoClock {
  /** In ms since 1970. */
  readonly now: () => number;
  /** Lets the clock stand at a moment. It never goes back. */
  readonly standAt: (moment: number) => void;
  /** Lets the clock go on like the machine's. */
  readonly goOn: () => void;
}

/** A clock that stands at `start` until it is told to go on. `machine` is the clock of the machine; both in ms. */
export function createDemoClock(start: number, machine: () => number): DemoClock {
  let stands: number | null = start;
  return {
    now: () => stands ?? machine(),
    standAt: (moment) => {
      if (stands === null) throw new Error('The clock of the demo goes on already.');
      stands = Math.max(stands, moment);
    },
    goOn: () => {
      stands = null;
    },
  };
}
