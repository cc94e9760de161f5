import { parseEntry, type LogEntry } from '#exam/sitting/entry.ts';
import { listOf } from '#exam/parse.ts';

/** Where entries are: on the device's disk, or only in this page's memory. */
export type StoragePlace = 'stored' | 'memory';

/** Keeps the entries of one attempt on the device. */
export interface EntryStore {
  /** Whether this page is the one that writes: one tab of a device at a time. */
  readonly mayWrite: () => boolean;
  /** `taken` if another tab has written that number. */
  readonly keep: (entry: LogEntry) => Promise<StoragePlace | 'taken'>;
  /** Puts another log in place of this one; `aside` is what only this one had. */
  readonly replace: (entries: readonly LogEntry[], aside: readonly LogEntry[]) => Promise<void>;
  /** The entries that were put aside and that the server does not know yet. */
  readonly aside: () => readonly LogEntry[];
  /** The server has these as evidence now. */
  readonly told: (aside: readonly LogEntry[]) => void;
}

/** A table of entries in a database; each call rejects when the database fails. */
export interface EntryTable {
  readonly all: () => Promise<readonly LogEntry[]>;
  /** False when it has another entry under that number already. */
  readonly add: (entry: LogEntry) => Promise<boolean>;
  readonly replace: (entries: readonly LogEntry[]) => Promise<void>;
}

/** A text under a name, kept at once; null and false if there is no such storage. */
export interface StorageCell {
  readonly read: () => string | null;
  readonly write: (text: string) => boolean;
}

export interface StorageCells {
  /** Entries that the table does not have yet, or all entries if it has failed. */
  readonly tail: StorageCell;
  readonly aside: StorageCell;
  /** The tab that writes. */
  readonly owner: StorageCell;
}

const entriesOf = listOf(parseEntry);

function entriesIn(cell: StorageCell): readonly LogEntry[] {
  try {
    return entriesOf(JSON.parse(cell.read() ?? '[]')) ?? [];
  } catch {
    return [];
  }
}

/** How many entries of an attempt are on the device and not yet with the server. The server has so many, from the first on. */
export async function countUnsaved(
  table: EntryTable | null,
  { tail, aside }: Pick<StorageCells, 'tail' | 'aside'>,
  saved: number,
): Promise<number> {
  const stored = await (table?.all() ?? Promise.resolve([])).catch(() => []);
  const kept = inOrder(stored, entriesIn(tail)).length;
  return Math.max(0, kept - saved) + entriesIn(aside).length;
}

/**
 * Opens what the device has kept, for the tab with this name, which becomes the writing tab. An entry first goes where the device keeps it
 * at once, then into the table. So a reload in the same moment loses nothing.
 */
export async function openEntryStore(
  table: EntryTable | null,
  { tail, aside, owner }: StorageCells,
  tab: string,
): Promise<{ readonly entries: readonly LogEntry[]; readonly entryStore: EntryStore }> {
  owner.write(tab);
  // Read before the table: what leaves it meanwhile has moved into the table.
  const waiting = entriesIn(tail);
  let works = table !== null;
  const stored = await (table?.all() ?? Promise.resolve([])).catch(() => {
    works = false;
    return [];
  });
  let all = inOrder(stored, waiting);
  /** How many of them the table has, from the first on. */
  let inTable = works ? all.findIndex((entry) => !stored.some(({ n }) => n === entry.n)) : 0;
  if (inTable < 0) inTable = all.length;

  /** Also in memory, because there may be no storage to write to. */
  let setAside = entriesIn(aside);
  function putAside(entries: readonly LogEntry[]): void {
    setAside = entries;
    aside.write(JSON.stringify(entries));
  }

  const writeTail = () => tail.write(JSON.stringify(works ? all.slice(inTable) : all));

  async function intoTable(entry: LogEntry): Promise<boolean> {
    if (!works || table === null) return true;
    try {
      if (!(await table.add(entry))) return false;
      inTable = Math.max(inTable, entry.n);
    } catch {
      works = false;
    }
    return true;
  }

  const entryStore: EntryStore = {
    mayWrite: () => {
      const writer = owner.read();
      return writer === null || writer === tab;
    },
    keep: async (entry) => {
      all = [...all, entry];
      writeTail();
      if (!(await intoTable(entry))) return 'taken';
      const atOnce = entryStore.mayWrite() ? writeTail() : true;
      return works || atOnce ? 'stored' : 'memory';
    },
    replace: async (entries, left) => {
      if (!entryStore.mayWrite()) return;
      all = entries;
      inTable = 0;
      if (left.length > 0) putAside([...setAside, ...left]);
      tail.write(JSON.stringify(entries));
      if (!works || table === null) return;
      try {
        await table.replace(entries);
        inTable = entries.length;
      } catch {
        works = false;
      }
      if (entryStore.mayWrite()) writeTail();
    },
    aside: () => setAside,
    told: ({ length }) => {
      if (length > 0) putAside(setAside.slice(length));
    },
  };
  for (const entry of all.slice(inTable)) await intoTable(entry);
  return { entries: all, entryStore };
}

/** Both together, from 1 on without a gap. */
function inOrder(stored: readonly LogEntry[], waiting: readonly LogEntry[]): readonly LogEntry[] {
  const byNumber = new Map([...waiting, ...stored].map((entry) => [entry.n, entry]));
  const entries: LogEntry[] = [];
  for (let entry = byNumber.get(1); entry !== undefined; entry = byNumber.get(entry.n + 1)) entries.push(entry);
  return entries;
}
