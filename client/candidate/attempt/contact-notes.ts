import { isRecord, listOf, wholeNumber } from '#exam/parse.ts';
import type { Interval } from './hall-calls.ts';
import type { StorageCell } from './entry-store.ts';

/** What a device notes for the time that the server can't see (docs/rules/examination.md, section 6). In ms since the start. */
export interface ContactLog {
  /** When the program ran without a connection. */
  readonly ran: readonly Interval[];
  /** When the candidate left the page. */
  readonly left: readonly Interval[];
}

export interface ContactNotes {
  readonly noted: () => ContactLog;
  /** The program runs, `at` so many ms since the start. */
  readonly ticked: (at: number) => void;
  readonly wasLeft: (interval: Interval) => void;
  /** The server has these now. */
  readonly arrived: (sent: ContactLog) => void;
}

/** As many as one call takes. */
const maxIntervals = 100;
/** Two ticks may be absent; after a longer silence, in ms, the program did not run. */
const maxPauseMs = 12_500;

/** Opens the notes of an earlier page on this device. */
export function openContactNotes(cell: StorageCell): ContactNotes {
  let noted = readNoted(cell);
  function note(next: ContactLog): void {
    noted = next;
    cell.write(JSON.stringify(next));
  }
  return {
    noted: () => noted,
    ticked: (at) => note({ ...noted, ran: addTick(noted.ran, at) }),
    wasLeft: (interval) => {
      const others = noted.left.filter(({ from }) => from !== interval.from);
      note({ ...noted, left: [...others, interval].slice(-maxIntervals) });
    },
    arrived: ({ ran, left }) => {
      if (ran.length === 0 && left.length === 0) return;
      // Notes that came during the call stay, and the next call sends them.
      note({ ran: noted.ran === ran ? [] : noted.ran, left: noted.left.filter((each) => !left.includes(each)) });
    },
  };
}

/** Stretches of time, noted tick by tick. A late tick starts another stretch. */
export function addTick(intervals: readonly Interval[], at: number): readonly Interval[] {
  const last = intervals[intervals.length - 1];
  if (last === undefined || at - last.to > maxPauseMs) return [...intervals, { from: at, to: at }].slice(-maxIntervals);
  return [...intervals.slice(0, -1), { from: last.from, to: Math.max(last.to, at) }];
}

const intervalsOf = listOf((value) => {
  if (!isRecord(value)) return undefined;
  const [from, to] = [wholeNumber(value['from']), wholeNumber(value['to'])];
  return from === undefined || to === undefined ? undefined : { from, to };
});

function readNoted(cell: StorageCell): ContactLog {
  try {
    const noted: unknown = JSON.parse(cell.read() ?? 'null');
    if (isRecord(noted)) return { ran: intervalsOf(noted['ran']) ?? [], left: intervalsOf(noted['left']) ?? [] };
  } catch {
    // Unreadable notes count as none.
  }
  return { ran: [], left: [] };
}
