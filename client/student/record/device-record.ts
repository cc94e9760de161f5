import { deviceName } from '#exam/record/attempt-id.ts';
import { recordKinds, type RecordKind, type RecordKindRow } from '#exam/record/record-kinds.ts';
import { parseOwnExam } from '#exam/record/own-practice.ts';
import { goalKey } from '#exam/record/merge.ts';
import type { Bookmark, Goal, ReviewCard, KeptAttempt, PaperAside, PracticeRecord } from '#exam/record/record.ts';
import type { RandomSource } from '#exam/random.ts';
import { ownerOf, recordName, type Owner } from '#client/lib/session/record-owner.ts';
import { session } from '#client/lib/session/session.ts';
import { choose, chosen } from '#client/student/shell/choices.ts';
import {
  openTables,
  tableNames,
  type KeptQuestion,
  type RecordTables,
  type Tables,
  type OutboxRow,
  type Work,
} from './record-tables.ts';

export type RecordPart = Partial<PracticeRecord>;

/** The origin of a part: what was made here still has to go to the account. */
export type Source = 'here' | 'account';

/** The record of this device. Without storage it lasts as long as the page; no function rejects for that. */
export interface DeviceRecord {
  /** The name by which this device makes ids (`attemptId`); a new one after the record was cleared. */
  readonly device: () => Promise<string>;
  readonly attempts: () => Promise<readonly KeptAttempt[]>;
  readonly attempt: (id: string) => Promise<KeptAttempt | undefined>;
  readonly cards: () => Promise<ReviewCard[]>;
  readonly card: (question: string) => Promise<ReviewCard | undefined>;
  readonly bookmarks: () => Promise<Bookmark[]>;
  /** What the student prepares for; undefined before the student was asked. */
  readonly goal: () => Promise<Goal | undefined>;
  readonly bookmark: (question: string) => Promise<Bookmark | undefined>;
  /** Merges a part into the record: of a known entry the later state stays. */
  readonly put: (part: RecordPart, source?: Source) => Promise<void>;
  /** Papers and sets of questions under way, the last touched first; a set from its first answer on. */
  readonly asides: () => Promise<PaperAside[]>;
  readonly aside: (id: string) => Promise<PaperAside | undefined>;
  readonly putAside: (paper: PaperAside) => Promise<void>;
  readonly dropAside: (id: string) => Promise<void>;
  /** The stored questions of these keys on this device. */
  readonly questions: (keys: readonly string[]) => Promise<Map<string, KeptQuestion>>;
  readonly putQuestions: (questions: readonly KeptQuestion[]) => Promise<void>;
  /**
   * Questions that are no longer in the papers that asked them: another version has replaced them. At `now` (ms since the epoch), those of
   * the last week: this device's program may have been the older one.
   */
  readonly gone: (now: number) => Promise<ReadonlySet<string>>;
  readonly putGone: (keys: readonly string[], now: number) => Promise<void>;
  /** How often a tab added, sent or removed something. While it stays the same, nothing is new. */
  readonly changes: () => Promise<number>;
  readonly unsent: () => Promise<PracticeRecord>;
  /** The account has confirmed these. Later changes to them are still unsent. */
  readonly sent: (part: RecordPart) => Promise<void>;
  /** Removes only these. */
  readonly remove: (part: PracticeRecord & { readonly asides: readonly PaperAside[] }) => Promise<void>;
  readonly fact: (name: string) => Promise<string | undefined>;
  readonly setFact: (name: string, value: string) => Promise<void>;
  /** Empties its tables. */
  readonly clear: () => Promise<void>;
}

/** After this time it looks for a lost question again. */
const lookedForMs = 7 * 24 * 60 * 60_000;

const kinds: { readonly [Kind in RecordKind]: RecordKindRow<RecordTables[Kind]> } = recordKinds;

interface RecordHandle {
  readonly record: DeviceRecord;
  readonly drop: () => void;
}

const openRecords = new Map<Owner, Promise<RecordHandle>>();

/**
 * The record of the signed-in account, or of visitors: several people share phones, so each owner has their own tables. It opens once for
 * each page.
 */
export async function deviceRecord(owner: Owner = ownerOf(session.getState().user)): Promise<DeviceRecord> {
  return (await open(owner)).record;
}

/** Removes an owner's record from this device. Later writes of that owner are not stored. */
export async function dropRecord(owner: Owner): Promise<void> {
  const { record, drop } = await open(owner);
  openRecords.delete(owner);
  await record.clear();
  drop();
  if (owner !== null && typeof document !== 'undefined') choose('record', null);
}

/**
 * For the next first paint of the home page, which keeps a place for the record's line, or for the plan of a student with a goal
 * (client/student/before-paint.js). Without `goal`, what is known of one stays.
 */
export function tellOfRecord(goal?: Pick<Goal, 'minutes'>): void {
  if (typeof document === 'undefined') return;
  const { record } = chosen();
  const told = goal === undefined ? (record ?? 'here') : goal.minutes === null ? 'here' : 'goal';
  if (told !== record) choose('record', told);
}

function open(owner: Owner): Promise<RecordHandle> {
  const known = openRecords.get(owner);
  if (known) return known;
  const opening = openTables(recordName(owner), () => openRecords.delete(owner)).then(({ work, drop }) => ({
    record: recordOver(work, () => Math.random()),
    drop,
  }));
  openRecords.set(owner, opening);
  return opening;
}

/** A record over these tables. */
export function recordOver(work: Work, random: RandomSource): DeviceRecord {
  const read = <T>(look: (tables: Tables) => Promise<T>) => work('readonly', look);
  const write = <T>(change: (tables: Tables) => Promise<T>) => work('readwrite', change);
  // It reads thousands of answers once, until something changes: the pages of the record lead to each other.
  let lastRead: { readonly changes: number; readonly attempts: readonly KeptAttempt[] } | null = null;
  /** `change` returns false if it has changed nothing. */
  const alter = (change: (tables: Tables) => Promise<boolean | void>) =>
    write(async (tables) => {
      if ((await change(tables)) === false) return;
      await tables.put('facts', 'changes', String((await changesOf(tables)) + 1));
    });
  return {
    changes: () => read(changesOf),
    device: () =>
      write(async ({ get, put }) => {
        const known = await get('facts', 'device');
        const name = known ?? deviceName(random);
        if (known === undefined) await put('facts', 'device', name);
        return name;
      }),
    attempts: () =>
      read(async (tables) => {
        const changes = await changesOf(tables);
        if (lastRead?.changes !== changes) lastRead = { changes, attempts: await tables.all('attempts') };
        return lastRead.attempts;
      }),
    attempt: (id) => read(({ get }) => get('attempts', id)),
    cards: () => read(({ all }) => all('cards')),
    card: (question) => read(({ get }) => get('cards', question)),
    bookmarks: () => read(({ all }) => all('bookmarks')),
    goal: () => read(({ get }) => get('goals', goalKey)),
    bookmark: (question) => read(({ get }) => get('bookmarks', question)),
    put: (part, source = 'here') => {
      if (entriesOf(part).length > 0) tellOfRecord(part.goals?.[0]);
      return alter(async (tables) => {
        const attempts = await putAll(tables, 'attempts', part.attempts, source);
        const cards = await putAll(tables, 'cards', part.cards, source);
        const bookmarks = await putAll(tables, 'bookmarks', part.bookmarks, source);
        const goals = await putAll(tables, 'goals', part.goals, source);
        return attempts || cards || bookmarks || goals;
      });
    },
    asides: async () =>
      (await read(({ all }) => all('asides')))
        .filter((paper) => !isUntouchedSet(paper))
        .sort((one, other) => other.left - one.left),
    aside: (id) => read(({ get }) => get('asides', id)),
    putAside: (paper) => {
      tellOfRecord();
      return write(async ({ all, put, remove }) => {
        // A set without an answer would stay for good. Another tab may still show a young one.
        for (const each of isUntouchedSet(paper) ? await all('asides') : []) {
          if (isUntouchedSet(each) && paper.left - each.left > untouchedMs) await remove('asides', each.id);
        }
        await put('asides', paper.id, paper);
      });
    },
    dropAside: (id) => write(({ remove }) => remove('asides', id)),
    questions: (keys) =>
      read(async ({ get }) => {
        const found = await Promise.all(keys.map((key) => get('questions', key)));
        return new Map(found.flatMap((each) => (each === undefined ? [] : [[each.key, each]])));
      }),
    putQuestions: (questions) =>
      alter(async (tables) => {
        for (const each of questions) await tables.put('questions', each.key, each);
        const gone = await goneOf(tables);
        if (!questions.some(({ key }) => gone.has(key))) return false;
        for (const { key } of questions) gone.delete(key);
        return putGone(tables, gone);
      }),
    gone: async (now) =>
      new Set([...(await read(goneOf))].flatMap(([key, at]) => (at > now - lookedForMs ? [key] : []))),
    putGone: (keys, now) =>
      alter(async (tables) =>
        keys.length === 0
          ? false
          : putGone(tables, new Map([...(await goneOf(tables)), ...keys.map((key) => [key, now] as const)])),
      ),
    unsent: () => read(unsentOf),
    sent: (part) =>
      alter(async ({ get, remove }) => {
        for (const [kind, key, entry] of entriesOf(part)) {
          if (JSON.stringify(await get(kind, key)) === JSON.stringify(entry)) await remove('unsent', `${kind}/${key}`);
        }
      }),
    remove: ({ asides, ...part }) =>
      alter(async ({ remove }) => {
        for (const [kind, key] of entriesOf(part)) {
          await remove(kind, key);
          await remove('unsent', `${kind}/${key}`);
        }
        for (const { id } of asides) await remove('asides', id);
      }),
    fact: (name) => read(({ get }) => get('facts', name)),
    setFact: (name, value) => write(({ put }) => put('facts', name, value)),
    clear: () =>
      alter(async ({ clear }) => {
        // The count of changes goes too.
        lastRead = null;
        for (const name of tableNames) await clear(name);
      }),
  };
}

/** How long a set of questions stays without an answer, in ms, once another one begins. */
const untouchedMs = 24 * 60 * 60_000;

/** Whether it is a set of questions without an answer. A paper without one can have a choice. */
function isUntouchedSet({ exam, settled }: PaperAside): boolean {
  return settled === 0 && parseOwnExam(exam) !== null;
}

/** The entries of a part, each with its kind and key. */
function entriesOf(part: RecordPart): (readonly [RecordKind, string, unknown])[] {
  const of = <Kind extends RecordKind>(kind: Kind, entries: readonly RecordTables[Kind][] = []) =>
    entries.map((entry) => [kind, kinds[kind].keyOf(entry), entry] as const);
  return [
    ...of('attempts', part.attempts),
    ...of('cards', part.cards),
    ...of('bookmarks', part.bookmarks),
    ...of('goals', part.goals),
  ];
}

/** Whether anything of it was new. */
async function putAll<Kind extends RecordKind>(
  { get, put, remove }: Tables,
  kind: Kind,
  entries: readonly RecordTables[Kind][] = [],
  source: Source,
): Promise<boolean> {
  const { keyOf, later } = kinds[kind];
  let changed = false;
  for (const entry of entries) {
    const key = keyOf(entry);
    const known = await get(kind, key);
    const kept = known === undefined ? entry : later(known, entry);
    if (kept === known) continue;
    changed = true;
    await put(kind, key, kept);
    // The account's answer to a sent part need not go to the account again.
    if (source === 'account') await remove('unsent', `${kind}/${key}`);
    else await put('unsent', `${kind}/${key}`, { kind, key });
  }
  return changed;
}

/** Keys and moments from the table; empty if it holds something else, and then it looks for them again. */
function goneIn(kept: string): [string, number][] {
  try {
    const pairs: unknown = JSON.parse(kept);
    return (Array.isArray(pairs) ? pairs : []).flatMap((pair: unknown): [string, number][] => {
      const [key, at] = Array.isArray(pair) ? (pair as unknown[]) : [];
      return typeof key === 'string' && typeof at === 'number' ? [[key, at]] : [];
    });
  } catch {
    return [];
  }
}

/** When it looked for each, in ms since the epoch. */
async function goneOf({ get }: Tables): Promise<Map<string, number>> {
  return new Map(goneIn((await get('facts', 'gone')) ?? '[]'));
}

async function putGone({ put }: Tables, gone: ReadonlyMap<string, number>): Promise<void> {
  await put('facts', 'gone', JSON.stringify([...gone]));
}

async function changesOf({ get }: Tables): Promise<number> {
  return Number((await get('facts', 'changes')) ?? 0);
}

async function unsentOf({ all, get }: Tables): Promise<PracticeRecord> {
  const marks = await all('unsent');
  const of = async <Name extends OutboxRow['kind']>(name: Name): Promise<RecordTables[Name][]> => {
    const keys = marks.flatMap(({ kind, key }) => (kind === name ? [key] : []));
    const found = await Promise.all(keys.map((key) => get(name, key)));
    return found.flatMap((each) => (each === undefined ? [] : [each]));
  };
  return {
    attempts: await of('attempts'),
    cards: await of('cards'),
    bookmarks: await of('bookmarks'),
    goals: await of('goals'),
  };
}
