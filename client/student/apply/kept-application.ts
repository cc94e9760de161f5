import { openDB, type IDBPDatabase } from 'idb';
import type { Card } from '#contract/applications.ts';
import type { College } from '#contract/college.ts';
import { finite, listOf, mapOf, objectOf, orNull, text, isRecord, type Parser } from '#exam/parse.ts';
import type { Notice } from '#contract/notices.ts';
import { isNotice } from '#client/student/notices/notice-data.ts';

/** What this device keeps of one application, by the code of its examination. */
export interface KeptApplication {
  /** The typed texts, by field. */
  readonly form: Readonly<Record<string, string>>;
  /** When each field was typed last here, in ms since 1970. */
  readonly typedAt: Readonly<Record<string, number>>;
  /** The texts that the server has, by field. */
  readonly saved: Readonly<Record<string, string>>;
  /** The application number; null until the server has given one. */
  readonly number: string | null;
  /** The code of the application; null for one of an account, and after the device forgot it. */
  readonly secret: string | null;
  /** The token of the application's session. */
  readonly token: string | null;
  /** The part that was open last. */
  readonly part: string;
  /** The parts that were open and left. */
  readonly left: readonly string[];
  /** When somebody last touched the form here, in ms since 1970. */
  readonly touchedAt: number;
}

/** A file that is on its way, or that the server refused. */
export interface KeptFile {
  readonly kind: string;
  readonly name: string;
  readonly blob: Blob;
  /** Why the server refused it; null while it is on its way. */
  readonly refused: string | null;
}

const parseApplication: Parser<KeptApplication> = objectOf<KeptApplication>({
  form: mapOf(text),
  typedAt: mapOf(finite),
  saved: mapOf(text),
  number: orNull(text),
  secret: orNull(text),
  token: orNull(text),
  part: text,
  // A form that was kept before has none.
  left: (value) => (value === undefined ? [] : listOf(text)(value)),
  touchedAt: finite,
});

const parseFile: Parser<KeptFile> = (value) => {
  if (!isRecord(value) || !(value['blob'] instanceof Blob)) return undefined;
  const { blob } = value;
  const named = objectOf<Omit<KeptFile, 'blob'>>({ kind: text, name: text, refused: orNull(text) })(value);
  return named && { ...named, blob };
};

/** What the page of an admit card shows, as a device keeps it. */
export interface KeptCard {
  readonly card: Card;
  readonly college: Pick<College, 'name' | 'address' | 'phone' | 'signatory' | 'signsAs'>;
  readonly photo: Blob | null;
  /** The logo of the college. */
  readonly logo: Blob | null;
  /** Until when it is shown without a network, in ms since 1970. */
  readonly until: number;
}

const inBoth: Parser<College['name']> = objectOf<College['name']>({ en: text, ne: text });

const parseTitle: Parser<Card['title']> = (value) => {
  const title = objectOf({ en: text })(value);
  const ne = isRecord(value) ? text(value['ne']) : undefined;
  return title && { ...title, ...(ne !== undefined && { ne }) };
};

const parseCard: Parser<Card> = objectOf<Card>({
  number: text,
  code: text,
  title: parseTitle,
  symbolNumber: text,
  name: text,
  nameNepali: orNull(text),
  dateOfBirth: orNull(text),
  groups: (value) => {
    const groups = listOf(text)(value);
    return groups && [...groups];
  },
  room: orNull(text),
  seat: orNull(text),
  extraMinutes: finite,
  startsAt: text,
  beThereAt: text,
  lastEntryAt: text,
  minutes: finite,
  bring: orNull(parseTitle),
  pin: orNull(text),
  photo: orNull(text),
  qr: text,
  now: text,
});

const blob: Parser<Blob> = (value) => (value instanceof Blob ? value : undefined);

const parseKeptCard: Parser<KeptCard> = objectOf<KeptCard>({
  card: parseCard,
  college: objectOf({ name: inBoth, address: inBoth, phone: text, signatory: inBoth, signsAs: inBoth }),
  photo: orNull(blob),
  // A card that was kept before had no logo.
  logo: (value) => (value === undefined ? null : orNull(blob)(value)),
  until: finite,
});

/** The applications of this device. Without storage they last as long as the page; no function rejects for that. */
export interface KeptApplications {
  /** Whether a reload finds what is kept. */
  readonly lasts: boolean;
  readonly read: (code: string) => Promise<KeptApplication | undefined>;
  readonly keep: (code: string, application: KeptApplication) => Promise<void>;
  /** The notice of an application, as it was when the device last had it. */
  readonly notice: (code: string) => Promise<Notice | undefined>;
  readonly keepNotice: (code: string, notice: Notice) => Promise<void>;
  readonly files: (code: string) => Promise<readonly KeptFile[]>;
  readonly keepFile: (code: string, file: KeptFile) => Promise<void>;
  readonly dropFile: (code: string, kind: string) => Promise<void>;
  /** Removes everything of one application from the device, its admit card too. */
  readonly forget: (code: string) => Promise<void>;
}

/** The applications of this device, with their admit cards. */
export interface KeptPapers extends KeptApplications {
  /** The examinations whose forms are here. */
  readonly codes: () => Promise<readonly string[]>;
  readonly card: (code: string) => Promise<KeptCard | undefined>;
  readonly keepCard: (code: string, card: KeptCard) => Promise<void>;
  readonly dropCard: (code: string) => Promise<void>;
}

const database = 'applications';
const tables = ['forms', 'files'] as const;
type Table = (typeof tables)[number];

/** What is stored under text keys; a family of keys has its beginning in common. */
interface Store {
  readonly get: (table: Table, key: string) => Promise<unknown>;
  readonly put: (table: Table, key: string, value: unknown) => Promise<unknown>;
  readonly remove: (table: Table, key: string) => Promise<void>;
  readonly keys: (table: Table) => Promise<readonly unknown[]>;
  readonly family: (table: Table, beginning: string) => Promise<readonly unknown[]>;
  readonly removeFamily: (table: Table, beginning: string) => Promise<void>;
}

/** Opens what this device keeps of applications. */
export async function openKeptApplications(): Promise<KeptPapers> {
  const store = await openStore();
  return over(store ?? inMemory(), store !== null);
}

async function openStore(): Promise<Store | null> {
  try {
    return onDisk(
      await openDB(database, 1, {
        upgrade: (fresh) => {
          for (const table of tables) fresh.createObjectStore(table);
        },
      }),
    );
  } catch {
    return null;
  }
}

function onDisk(db: IDBPDatabase): Store {
  const keysOf = (beginning: string) => IDBKeyRange.bound(beginning, `${beginning}\uffff`);
  return {
    get: (table, key) => db.get(table, key),
    put: (table, key, value) => db.put(table, value, key),
    remove: (table, key) => db.delete(table, key),
    keys: (table) => db.getAllKeys(table),
    family: (table, beginning) => db.getAll(table, keysOf(beginning)),
    removeFamily: (table, beginning) => db.delete(table, keysOf(beginning)),
  };
}

function inMemory(): Store {
  const rows = { forms: new Map<string, unknown>(), files: new Map<string, unknown>() };
  const among = (table: Table, beginning: string) => [...rows[table].keys()].filter((key) => key.startsWith(beginning));
  return {
    get: async (table, key) => rows[table].get(key),
    put: async (table, key, value) => rows[table].set(key, value),
    remove: async (table, key) => void rows[table].delete(key),
    keys: async (table) => [...rows[table].keys()],
    family: async (table, beginning) => among(table, beginning).map((key) => rows[table].get(key)),
    removeFamily: async (table, beginning) => {
      for (const key of among(table, beginning)) rows[table].delete(key);
    },
  };
}

/** Beside the form: a code has no slash. */
function cardKey(code: string): string {
  return `${code}/card`;
}

/** No code of an examination has a slash. */
const noticeKey = (code: string) => `${code}/notice`;

function over(store: Store, lasts: boolean): KeptPapers {
  return {
    lasts,
    read: async (code) => parseApplication(await store.get('forms', code)),
    keep: async (code, application) => {
      await store.put('forms', code, application);
    },
    notice: async (code) => {
      const kept = await store.get('forms', noticeKey(code));
      return isNotice(kept) ? kept : undefined;
    },
    keepNotice: async (code, notice) => {
      await store.put('forms', noticeKey(code), notice);
    },
    files: async (code) => {
      const rows = await store.family('files', `${code}/`);
      return rows.map(parseFile).filter((file) => file !== undefined);
    },
    keepFile: async (code, file) => {
      await store.put('files', `${code}/${file.kind}`, file);
    },
    dropFile: (code, kind) => store.remove('files', `${code}/${kind}`),
    card: async (code) => parseKeptCard(await store.get('forms', cardKey(code))),
    keepCard: async (code, card) => {
      await store.put('forms', cardKey(code), card);
    },
    codes: async () => {
      const keys = await store.keys('forms');
      return keys.filter((key): key is string => typeof key === 'string' && !key.includes('/'));
    },
    dropCard: (code) => store.remove('forms', cardKey(code)),
    forget: async (code) => {
      await store.remove('forms', code);
      await store.remove('forms', cardKey(code));
      await store.remove('forms', noticeKey(code));
      await store.removeFamily('files', `${code}/`);
    },
  };
}
