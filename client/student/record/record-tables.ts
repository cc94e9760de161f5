import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { MathMap } from '#content/load/loaded-bank.ts';
import type { Question } from '#exam/question.ts';
import type { Bookmark, ReviewCard, KeptAttempt, PaperAside } from '#exam/record/record.ts';
import { attemptOfText, textOfAttempt } from './attempt-text.ts';

/** A question of the record, with the MathML of its formulas, so that it can show again without a network. */
export interface KeptQuestion {
  readonly key: string;
  readonly question: Question;
  readonly math: MathMap;
}

/** An entry that the account does not have yet. */
export interface OutboxRow {
  readonly kind: 'attempts' | 'cards' | 'bookmarks';
  readonly key: string;
}

/** Each table with its content, by a text key. */
export interface RecordTables {
  attempts: KeptAttempt;
  cards: ReviewCard;
  bookmarks: Bookmark;
  asides: PaperAside;
  questions: KeptQuestion;
  unsent: OutboxRow;
  /** Other values: the device's name, the record's owner, and the cursor of the account's record. */
  facts: string;
}

export type TableName = keyof RecordTables;

const tableNames = ['attempts', 'cards', 'bookmarks', 'asides', 'questions', 'unsent', 'facts'] as const;

/** A read of the tables during which nothing else changes them. */
export interface Tables {
  readonly get: <Name extends TableName>(name: Name, key: string) => Promise<RecordTables[Name] | undefined>;
  readonly all: <Name extends TableName>(name: Name) => Promise<RecordTables[Name][]>;
  readonly put: <Name extends TableName>(name: Name, key: string, value: RecordTables[Name]) => Promise<void>;
  readonly remove: (name: TableName, key: string) => Promise<void>;
  readonly clear: (name: TableName) => Promise<void>;
}

/** A transaction on the tables: all of it or, when it rejects, nothing; one after another. */
export type Work = <T>(mode: 'readonly' | 'readwrite', work: (tables: Tables) => Promise<T>) => Promise<T>;

type Schema = DBSchema & { [Name in TableName]: { key: string; value: RecordTables[Name] } };

/** Tables that were opened. */
export interface OpenTables {
  readonly work: Work;
  /** Removes them from the device. Later changes last as long as the page. */
  readonly drop: () => void;
}

/**
 * The tables of one owner on this device; in this page's memory if the browser keeps nothing. Calls `onGone` when another tab has removed
 * them.
 */
export async function openTables(database: string, onGone: () => void): Promise<OpenTables> {
  try {
    const db = await openDB<Schema>(database, 1, {
      upgrade: (fresh) => {
        for (const name of tableNames) fresh.createObjectStore(name);
      },
      blocking: () => {
        leave();
        onGone();
      },
    });
    let work = onDisk(db);
    const leave = () => {
      work = inMemory();
      db.close();
    };
    return {
      work: (mode, look) => work(mode, look),
      drop: () => {
        leave();
        // Waits for other tabs, which close them like this one.
        void deleteDB(database).catch(() => {});
      },
    };
  } catch {
    return { work: inMemory(), drop: () => {} };
  }
}

function onDisk(db: IDBPDatabase<Schema>): Work {
  return async (mode, work) => {
    const transaction = db.transaction(tableNames, mode);
    const store = (name: TableName) => transaction.objectStore(name) as never as Store;
    const read = (name: TableName) => (entry: unknown) =>
      name === 'attempts' && typeof entry === 'string' ? attemptOfText(entry) : entry;
    const value = await work({
      get: async (name, key) => read(name)(await store(name).get(key)) as never,
      all: async (name) => (await store(name).getAll()).map(read(name)) as never[],
      put: async (name, key, entry) =>
        void (await store(name).put(name === 'attempts' ? textOfAttempt(entry as KeptAttempt) : entry, key)),
      remove: (name, key) => store(name).delete(key),
      clear: (name) => store(name).clear(),
    });
    await transaction.done;
    return value;
  };
}

/** The used part of an object store, for any table. */
interface Store {
  readonly get: (key: string) => Promise<unknown>;
  readonly getAll: () => Promise<unknown[]>;
  readonly put: (value: unknown, key: string) => Promise<unknown>;
  readonly delete: (key: string) => Promise<void>;
  readonly clear: () => Promise<void>;
}

/** Tables that last as long as the page. */
export function inMemory(): Work {
  const tables = new Map<TableName, Map<string, unknown>>(tableNames.map((name) => [name, new Map<string, unknown>()]));
  const of = (name: TableName) => tables.get(name) as Map<string, never>;
  let before: Promise<unknown> = Promise.resolve();
  return (_mode, work) => {
    const value = before.then(() =>
      work({
        get: async (name, key) => of(name).get(key),
        all: async (name) => [...of(name).values()],
        put: async (name, key, entry) => void of(name).set(key, entry as never),
        remove: async (name, key) => void of(name).delete(key),
        clear: async (name) => of(name).clear(),
      }),
    );
    before = value.catch(() => {});
    return value;
  };
}
