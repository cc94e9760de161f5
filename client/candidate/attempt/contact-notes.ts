import { isRecord, listOf, wholeNumber } from '#exam/parse.ts';
import type { Interval } from './hall-calls.ts';
import type { Slot } from './keep-entries.ts';

/** What a device notes for the time that the server can't see (docs/rules/examination.md, section 6). In ms since the start. */
export interface Noted {
  /** When the program ran without a connection. */
  readonly ran: readonly Interval[];
  /** When the page was left. */
  readonly left: readonly Interval[];
}

export interface ContactNotes {
  readonly noted: () => Noted;
  /** The program runs, `at` so many ms since the start. */
  readonly ticked: (at: number) => void;
  readonly wasLeft: (interval: Interval) => void;
  /** The server has these now. */
  readonly arrived: (sent: Noted) => void;
}

/** As many as a call takes. */
const most = 100;
/** Two ticks may fail to come; a longer silence, in ms, was none of running. */
const longestPause = 12_500;

/** Opens what an earlier page on this device has noted. */
export function openContactNotes(slot: Slot): ContactNotes {
  let noted = readNoted(slot);
  function note(next: Noted): void {
    noted = next;
    slot.write(JSON.stringify(next));
  }
  return {
    noted: () => noted,
    ticked: (at) => note({ ...noted, ran: addTick(noted.ran, at) }),
    wasLeft: (interval) => {
      const others = noted.left.filter(({ from }) => from !== interval.from);
      note({ ...noted, left: [...others, interval].slice(-most) });
    },
    arrived: ({ ran, left }) => {
      if (ran.length === 0 && left.length === 0) return;
      // What came while they were under way stays, and is sent next.
      note({ ran: noted.ran === ran ? [] : noted.ran, left: noted.left.filter((each) => !left.includes(each)) });
    },
  };
}

/** Stretches of time, noted tick by tick: one that comes late begins another stretch. */
export function addTick(intervals: readonly Interval[], at: number): readonly Interval[] {
  const last = intervals[intervals.length - 1];
  if (last === undefined || at - last.to > longestPause) return [...intervals, { from: at, to: at }].slice(-most);
  return [...intervals.slice(0, -1), { from: last.from, to: Math.max(last.to, at) }];
}

const intervalsOf = listOf((value) => {
  if (!isRecord(value)) return undefined;
  const [from, to] = [wholeNumber(value['from']), wholeNumber(value['to'])];
  return from === undefined || to === undefined ? undefined : { from, to };
});

function readNoted(slot: Slot): Noted {
  try {
    const noted: unknown = JSON.parse(slot.read() ?? 'null');
    if (isRecord(noted)) return { ran: intervalsOf(noted['ran']) ?? [], left: intervalsOf(noted['left']) ?? [] };
  } catch {
    // Nothing that can be read is nothing noted.
  }
  return { ran: [], left: [] };
}
