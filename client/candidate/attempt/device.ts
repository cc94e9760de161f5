import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { sameEntry, type LogEntry } from '#exam/sitting/entry.ts';
import type { EntryTable, StorageCell, StorageCells } from './entry-store.ts';

interface Tables extends DBSchema {
  /** The entries of each attempt, by number. */
  entries: { key: [string, number]; value: { attempt: string; entry: LogEntry } };
  /** Sealed papers, by hash. */
  papers: { key: string; value: Uint8Array };
  texts: { key: string; value: string };
}

/** What survives a reload on this device, each part in the best way that the browser offers. */
export interface Device {
  /** Whether anything survives at all. */
  readonly keeps: () => Promise<boolean>;
  /** A JSON value under a name; undefined if there is none. */
  readonly read: (name: string) => Promise<unknown>;
  readonly write: (name: string, value: unknown) => Promise<void>;
  readonly readPaper: (hash: string) => Promise<Uint8Array | undefined>;
  readonly writePaper: (hash: string, sealed: Uint8Array) => Promise<void>;
  readonly table: (attempt: string) => EntryTable | null;
  readonly cells: (attempt: string) => StorageCells & { readonly notes: StorageCell };
  /** Removes all that the device keeps of an examination: the entries of every attempt, and the sealed paper of this hash. */
  readonly forget: (code: string, paperHash: string | undefined) => Promise<void>;
}

/** Every name in the browser's storage starts with it. A practice exam that starts clears the others (browser-storage.ts). */
const keyPrefix = 'hall:';

export function cell(name: string): StorageCell {
  return {
    read: () => {
      try {
        return localStorage.getItem(keyPrefix + name);
      } catch {
        return null;
      }
    },
    write: (text) => {
      try {
        localStorage.setItem(keyPrefix + name, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Rejects if there is no database. A browser that blocks all cookies throws on the first access. */
async function openTables() {
  return openDB<Tables>('tayari-hall', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('entries');
      fresh.createObjectStore('papers');
      fresh.createObjectStore('texts');
    },
  });
}

/** Opens the database if there is one; without it the device keeps only texts. */
export async function openDevice(): Promise<Device> {
  const db = await openTables().catch(() => null);
  const quietly = <T>(work: Promise<T> | undefined) => (work ?? Promise.resolve()).catch(() => undefined);
  return {
    keeps: async () => {
      const now = String(performance.now());
      const atOnce = cell('probe').write(now) && cell('probe').read() === now;
      return atOnce || (await quietly(db?.put('texts', now, 'probe'))) !== undefined;
    },
    read: async (name) => {
      const text = cell(name).read() ?? (await quietly(db?.get('texts', name)));
      try {
        return text === undefined ? undefined : (JSON.parse(text) as unknown);
      } catch {
        return undefined;
      }
    },
    write: async (name, value) => {
      const text = JSON.stringify(value);
      cell(name).write(text);
      await quietly(db?.put('texts', text, name));
    },
    readPaper: (hash) => quietly(db?.get('papers', hash)) as Promise<Uint8Array | undefined>,
    writePaper: async (hash, sealed) => void (await quietly(db?.put('papers', sealed, hash))),
    table: (attempt) => db && entryTable(db, attempt),
    cells: (attempt) => ({
      tail: cell(`tail/${attempt}`),
      aside: cell(`aside/${attempt}`),
      owner: cell(`tab/${attempt}`),
      notes: cell(`notes/${attempt}`),
    }),
    forget: async (code, paperHash) => {
      forgetSlots(code);
      const names = await quietly(db?.getAllKeys('texts'));
      for (const name of names ?? []) if (isOf(code, name)) await quietly(db?.delete('texts', name));
      // Of all attempts of the examination: an attempt's name starts with its code.
      await quietly(db?.delete('entries', IDBKeyRange.bound([`${code}/`], [`${code}0`], false, true)));
      if (paperHash !== undefined) await quietly(db?.delete('papers', paperHash));
    },
  };
}

/** Whether a name belongs to an examination: its record, its receipt, or a part of an attempt's log. */
function isOf(code: string, name: string): boolean {
  const [kind, named] = name.split('/', 2);
  return name === code || (kind !== 'room' && named === code);
}

function forgetSlots(code: string): void {
  try {
    const names = Object.keys(localStorage).filter(
      (key) => key.startsWith(keyPrefix) && isOf(code, key.slice(keyPrefix.length)),
    );
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Blocked storage keeps nothing.
  }
}

function entryTable(db: IDBPDatabase<Tables>, attempt: string): EntryTable {
  const range = IDBKeyRange.bound([attempt, 0], [attempt, Infinity]);
  return {
    all: async () => (await db.getAll('entries', range)).map(({ entry }) => entry),
    add: async (entry) => {
      const write = db.transaction('entries', 'readwrite', { durability: 'strict' });
      const known = await write.store.get([attempt, entry.n]);
      if (known === undefined) await write.store.add({ attempt, entry }, [attempt, entry.n]);
      await write.done;
      return known === undefined || sameEntry(known.entry, entry);
    },
    replace: async (entries) => {
      const write = db.transaction('entries', 'readwrite');
      await write.store.delete(range);
      for (const entry of entries) await write.store.put({ attempt, entry }, [attempt, entry.n]);
      await write.done;
    },
  };
}
