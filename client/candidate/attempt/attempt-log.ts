import { retryPauseMs } from '#client/lib/api/retry-loop.ts';
import { firstHead, nextHead } from '#exam/sitting/chain.ts';
import type { LogHead } from '#exam/sitting/claims.ts';
import { mostEntries, sameEntry, type EntryBody, type LogEntry } from '#exam/sitting/entry.ts';
import { heartbeatMs } from './hall-clock.ts';
import type { EntryStore, StoragePlace } from './entry-store.ts';

/** The server's answer to sent entries. */
export type Answer =
  | { readonly kind: 'written'; readonly n: number; readonly head: string }
  | { readonly kind: 'gap'; readonly n: number }
  /** The log takes no more; the server keeps these for the examiner. */
  | { readonly kind: 'log-full' }
  | { readonly kind: Refusal }
  /** No answer came, or none that says more than in how many ms the server will listen: the device tries again. */
  | { readonly kind: 'no-answer'; readonly retryMs?: number | undefined };

/** Why the sending ends for good. */
export type Refusal = 'other-device' | 'time-over' | 'signed-out';
export type Stop = Refusal | 'other-tab';

export interface LogState {
  readonly entries: readonly LogEntry[];
  /** The last entry that the server has, from its head. */
  readonly saved: number;
  readonly connected: boolean;
  readonly kept: StoragePlace;
  /** The server has entries of this attempt that this device lacks. Until they are here, the device can add none. */
  readonly behind: boolean;
  /** The server's log takes no more: the last choice of each question goes to the examiner. */
  readonly full: boolean;
  readonly stopped: Stop | null;
}

/** How far a log goes, and the state that it leads to. */
export interface LogEnd {
  readonly n: number;
  readonly head: string;
}

/** All that a log needs from outside. */
export interface LogParts {
  /** What the device has kept, and how much of it the server has for certain. */
  readonly entries: readonly LogEntry[];
  readonly saved: number;
  /** Where the server's log ended at the sign-in of this device; null if the server did not say. */
  readonly known: LogEnd | null;
  readonly entryStore: EntryStore;
  /** Sends entries, or none, with what this device has. Null if the device has given the attempt up. */
  readonly send: (entries: readonly LogEntry[], held: LogHead | null) => Promise<Answer>;
  /** The whole log of the server, or why this device does not get it; null when it can't be read now. */
  readonly readServer: () => Promise<readonly LogEntry[] | Refusal | null>;
  /** ms since the start, by the server's clock. */
  readonly at: () => number;
  /** Runs something after so many ms. Returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly onChange: (state: LogState) => void;
}

export interface AttemptLog {
  readonly state: () => LogState;
  /** Numbers, times and keeps an action. False if this page may not write, either no longer or not yet. */
  readonly add: (act: EntryBody) => boolean;
  /** Sends what is there, at once, or right after the current call. */
  readonly sendNow: () => void;
  /** Compares with the server's log, and takes over what another device has written. */
  readonly compare: () => Promise<void>;
  readonly close: () => void;
}

/** As many as one call takes. */
export const maxBatch = 400;
/** After this age, in ms, an entry counts as kept although the device still writes it: a page that ends keeps it as a text. */
const keepTimeoutMs = 4000;
/** The longest time that the device waits at the server's request, in ms. */
const maxRetryAfterMs = 120_000;
/** The smallest batch, for a link on which larger ones have not arrived. */
const minBatch = 12;

/**
 * The log of an attempt on this device (docs/rules/examination.md, section 5). The device numbers each entry, keeps it, and only then sends it.
 * Entries that come during a request go together into the next one. Entries are saved when the server's head is that of this log. A device
 * that is behind the server's log accepts no action before it has that log. It would use numbers that the server has long given to other
 * entries.
 */
export function createAttemptLog(parts: LogParts): AttemptLog {
  const { entryStore, known, send, readServer, at, after, random, onChange } = parts;
  let heads = headsOf(parts.entries);
  let state: LogState = {
    entries: parts.entries,
    saved: Math.min(parts.saved, parts.entries.length),
    connected: true,
    kept: 'stored',
    behind: parts.entries.length < parts.saved || (known !== null && heads[known.n] !== known.head),
    full: false,
    stopped: null,
  };
  /** The last entry that the device has kept, by any of its ways. */
  let keptTo = parts.entries.length;
  /** The last entry beyond a full log that the examiner has. */
  let offered = mostEntries;
  let keeping: Promise<void> = Promise.resolve();
  let underWay = false;
  /** A comparison that was requested during a call whose answer may not say why. */
  let again = false;
  let failures = 0;
  let together = maxBatch;
  let callOff = () => {};
  let closed = false;

  function change(next: Partial<LogState>): void {
    state = { ...state, ...next };
    onChange(state);
  }

  function stop(stopped: Stop): void {
    callOff();
    if (state.stopped === null) change({ stopped });
  }

  function later(ms: number): void {
    callOff();
    if (!closed) callOff = after(ms, () => void pump());
  }

  function add(act: EntryBody): boolean {
    if (state.stopped !== null || state.behind || closed) return false;
    if (!entryStore.mayWrite()) {
      stop('other-tab');
      return false;
    }
    const last = state.entries[state.entries.length - 1];
    const n = state.entries.length + 1;
    const entry: LogEntry = { n, at: Math.max(Math.floor(at()), last?.at ?? 0, 0), ...act };
    heads.push(nextHead(heads[n - 1] ?? firstHead, entry));
    change({ entries: [...state.entries, entry] });
    const done = entryStore.keep(entry);
    keeping = keptAfter(keeping, done, n);
    return true;
  }

  /** In order: an entry counts as kept when all before it are kept. */
  async function keptAfter(before: Promise<void>, done: ReturnType<EntryStore['keep']>, n: number): Promise<void> {
    await before;
    const kept = await done;
    if (kept === 'taken') return stop('other-tab');
    keptTo = Math.max(keptTo, n);
    if (kept !== state.kept) change({ kept });
    if (failures === 0) void pump();
  }

  /** What this device has: all that no reload takes from it. The server rejects an earlier entry that comes later. */
  function held(): LogHead {
    const now = Math.floor(at());
    let n = keptTo;
    for (let next = state.entries[n]; next !== undefined && now - next.at > keepTimeoutMs; next = state.entries[n])
      n += 1;
    n = Math.min(n, mostEntries);
    return { n, head: heads[n] ?? firstHead, at: now };
  }

  /** The next entries: in order; if the log is full, only the last choice of each question. */
  function batchAfter(from: number): { readonly entries: readonly LogEntry[]; readonly to: number } {
    const isFull = state.full || from >= mostEntries;
    const to = isFull ? keptTo : Math.min(keptTo, from + together, mostEntries);
    const entries = state.entries.slice(isFull ? Math.max(from, offered) : from, to);
    return { entries: isFull ? lastChoices(entries).slice(-maxBatch) : entries, to };
  }

  async function pump(): Promise<void> {
    if (underWay || closed || state.stopped !== null) return;
    callOff();
    // Another tab has gone on. What this tab has says nothing about what that tab holds.
    if (!entryStore.mayWrite()) return stop('other-tab');
    again = false;
    if (state.behind) return takeServers();
    underWay = true;
    const from = state.saved;
    const { entries, to } = batchAfter(from);
    const answer = await send(entries, held());
    underWay = false;
    if (!closed) await take(answer, from, to);
  }

  async function take(answer: Answer, from: number, to: number): Promise<void> {
    switch (answer.kind) {
      case 'written':
        failures = 0;
        together = Math.min(maxBatch, together * 2);
        if (!state.connected) change({ connected: true });
        if (heads[answer.n] !== answer.head) return takeServers();
        if (answer.n !== state.saved) change({ saved: answer.n });
        return goOn();
      case 'gap':
        // The server lacks what it had confirmed: the device sends all from there again.
        if (answer.n >= from) return failed();
        change({ saved: answer.n, connected: true });
        return goOn();
      case 'log-full':
        failures = 0;
        offered = to;
        change({ full: true, connected: true });
        return goOn();
      case 'no-answer':
        return failed(answer.retryMs);
      case 'other-device':
      case 'time-over':
      case 'signed-out':
        return refused(answer.kind, to);
    }
  }

  /** The device accepts no more actions. Its later entries go to the server all the same, which keeps them as evidence. */
  async function refused(refusal: Refusal, from: number): Promise<void> {
    stop(refusal);
    failures = 0;
    if (refusal !== 'signed-out') await offer(from);
  }

  async function offer(from: number): Promise<void> {
    if (from >= state.entries.length || closed) return;
    const to = from + together;
    const { kind } = await send(state.entries.slice(from, to), null);
    if (kind === 'signed-out' || closed) return;
    if (kind !== 'no-answer') return offer(to);
    sendLess();
    callOff = after(retryPauseMs(failures), () => void offer(from));
  }

  /**
   * If the time of a call is over before all of it has arrived, the call counts as lost. Over a slow link the next one is half as large.
   */
  function sendLess(): void {
    failures += 1;
    together = Math.max(minBatch, together >> 1);
  }

  /** If the server says when it will listen, the device asks again at that time. */
  function failed(retryMs?: number): void {
    sendLess();
    if (state.connected) change({ connected: false });
    later(again ? 0 : Math.min(retryMs ?? retryPauseMs(failures), maxRetryAfterMs));
  }

  function goOn(): void {
    const isBehind = state.full ? offered < keptTo : state.saved < Math.min(keptTo, mostEntries) || offered < keptTo;
    if (again || isBehind) void pump();
    else later(heartbeatMs(random));
  }

  /** The server's log counts: another device has gone on with it, or this one has lost some entries. */
  async function takeServers(): Promise<void> {
    underWay = true;
    const servers = await readServer();
    underWay = false;
    if (closed || state.stopped !== null) return;
    if (servers === null) return failed();
    if (typeof servers === 'string') return refused(servers, state.saved);
    const own = state.entries;
    const length = Math.min(servers.length, own.length);
    const isSame = servers.slice(0, length).every((entry, place) => sameEntry(entry, own[place] as LogEntry));
    failures = 0;
    if (isSame && own.length >= servers.length) {
      change({ saved: servers.length, connected: true, behind: false });
      return goOn();
    }
    heads = headsOf(servers);
    keptTo = servers.length;
    const aside = isSame ? [] : own.filter((entry) => !servers.some((one) => sameEntry(one, entry)));
    // First there, then here, because later actions follow on it.
    const replaced = entryStore.replace(servers, aside);
    change({ entries: servers, saved: servers.length, connected: true, behind: false });
    await replaced;
    if (aside.length > 0) void pump();
    else goOn();
  }

  return {
    state: () => state,
    add,
    sendNow: () => {
      failures = 0;
      again = underWay;
      void pump();
    },
    compare: async () => {
      if (!underWay) await takeServers();
    },
    close: () => {
      closed = true;
      callOff();
    },
  };
}

function headsOf(entries: readonly LogEntry[]): string[] {
  const heads = [firstHead];
  for (const entry of entries) heads.push(nextHead(heads[heads.length - 1] ?? firstHead, entry));
  return heads;
}

/** The last choice or clearing of each question, and the hand-in, in order. */
function lastChoices(entries: readonly LogEntry[]): readonly LogEntry[] {
  const last = new Map<number | undefined, LogEntry>();
  for (const entry of entries)
    if (entry.kind === 'choose' || entry.kind === 'clear' || entry.kind === 'hand-in') last.set(entry.place, entry);
  return [...last.values()].sort((one, other) => one.n - other.n);
}

/** How many answers the server does not have for certain: choices and clearings, each question once. */
export function unsavedAnswers({ entries, saved }: Pick<LogState, 'entries' | 'saved'>): number {
  const open = entries.slice(saved).filter(({ kind }) => kind === 'choose' || kind === 'clear');
  return new Set(open.map(({ place }) => place)).size;
}
