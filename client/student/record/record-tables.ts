import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import type { MathMap } from '#content/load/loaded-bank.ts';
import { mapOf, objectOf, oneOf, text, type Parser } from '#exam/parse.ts';
import { parseQuestion } from '#exam/parse-question.ts';
import type { Question } from '#exam/question.ts';
import { parseAside, parseAttempt, parseBookmark, parseCard, parseGoal } from '#exam/record/parse-record.ts';
import type { Bookmark, Goal, ReviewCard, KeptAttempt, PaperAside } from '#exam/record/record.ts';
import { attemptOfText, textOfAttempt } from './attempt-text.ts';

/** A question of the record, with the MathML of its formulas, so that it can show again without a network. */
export interface KeptQuestion {
  readonly key: string;
  readonly question: Question;
  readonly math: MathMap;
}

/** An entry that the account does not have yet. */
export interface OutboxRow {
  readonly kind: 'attempts' | 'cards' | 'bookmarks' | 'goals';
  readonly key: string;
}

/** Each table with its content, by a text key. */
export interface RecordTables {
  attempts: KeptAttempt;
  cards: ReviewCard;
  bookmarks: Bookmark;
  goals: Goal;
  asides: PaperAside;
  questions: KeptQuestion;
  unsent: OutboxRow;
  /** Other values: the device's name, the record's owner, and the cursor of the account's record. */
  facts: string;
}

export type TableName = keyof RecordTables;

export const tableNames = [
  'attempts',
  'cards',
  'bookmarks',
  'goals',
  'asides',
  'questions',
  'unsent',
  'facts',
] as const;

/**
 * The goal has its place among the facts: with a store of its own, a tab with an earlier program could no longer open
 * the record.
 */
const storeOf = (name: TableName) => (name === 'goals' ? 'facts' : name);
const storeNames = [...new Set(tableNames.map(storeOf))];

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

/** Reads what a table holds: another version of the product may have written it. What is no such entry is left out. */
const parsers: { readonly [Name in TableName]: Parser<RecordTables[Name]> } = {
  attempts: (value) => (typeof value === 'string' ? attemptOfText(value) : parseAttempt(value)),
  cards: parseCard,
  bookmarks: parseBookmark,
  goals: parseGoal,
  asides: parseAside,
  questions: objectOf<KeptQuestion>({ key: text, question: parseQuestion, math: mapOf(text) }),
  unsent: objectOf<OutboxRow>({ kind: oneOf('attempts', 'cards', 'bookmarks', 'goals'), key: text }),
  facts: text,
};

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
    const db = await openDB(database, 1, {
      upgrade: (fresh) => {
        for (const name of storeNames) fresh.createObjectStore(name);
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

function onDisk(db: IDBPDatabase): Work {
  return async (mode, work) => {
    const transaction = db.transaction(storeNames, mode);
    const store = (name: TableName) => transaction.objectStore(storeOf(name));
    const value = await work({
      get: async (name, key) => parsers[name](await store(name).get(key)),
      all: async (name) => (await store(name).getAll()).flatMap((entry) => parsers[name](entry) ?? []),
      put: async (name, key, entry) => void (await store(name).put?.(storedForm(name, entry), key)),
      remove: async (name, key) => store(name).delete?.(key),
      clear: async (name) => store(name).clear?.(),
    });
    await transaction.done;
    return value;
  };
}

/** An entry as the tables hold it: an attempt as its text. */
function storedForm(name: TableName, entry: unknown): unknown {
  const attempt = name === 'attempts' ? parseAttempt(entry) : undefined;
  return attempt === undefined ? entry : textOfAttempt(attempt);
}

/** Tables that last as long as the page. */
export function inMemory(): Work {
  const tables: { readonly [Name in TableName]: Map<string, RecordTables[Name]> } = {
    attempts: new Map(),
    cards: new Map(),
    bookmarks: new Map(),
    goals: new Map(),
    asides: new Map(),
    questions: new Map(),
    unsent: new Map(),
    facts: new Map(),
  };
  let before: Promise<unknown> = Promise.resolve();
  return (_mode, work) => {
    const value = before.then(() =>
      work({
        get: async (name, key) => tables[name].get(key),
        all: async (name) => [...tables[name].values()],
        put: async (name, key, entry) => void tables[name].set(key, entry),
        remove: async (name, key) => void tables[name].delete(key),
        clear: async (name) => tables[name].clear(),
      }),
    );
    before = value.catch(() => {});
    return value;
  };
}
