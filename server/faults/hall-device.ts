import { setImmediate as turnOver, setTimeout as pause } from 'node:timers/promises';
import {
  createAttemptLog,
  type Answer,
  type AttemptLog,
  type LogState,
} from '#client/candidate/attempt/attempt-log.ts';
import { openEntryStore, type EntryTable, type StorageCell } from '#client/candidate/attempt/entry-store.ts';
import type { LogHead } from '#exam/sitting/claims.ts';
import { sameEntry, type EntryBody, type LogEntry } from '#exam/sitting/entry.ts';
import { call } from '#server/faults/start.ts';
import { candidate, examCode, untilAnswered } from '#server/faults/hall-day.ts';
import { openLink } from '#server/testing/link.ts';
import { bearer } from '#server/testing/students.ts';

/** What the devices of a day share. */
export interface DeviceEnvironment {
  /** The address of one of the servers, running or just killed. */
  readonly address: () => string;
  readonly startsAt: number;
  /** By which factor pauses between tries are shorter than on a phone, so that a day fits into minutes. */
  readonly faster: number;
  /** Whether links are cut and slow, lose answers, and deliver some requests twice. */
  readonly badLinks: boolean;
  readonly random: () => number;
  /** Called with an answer that no fault explains. */
  readonly unexpected: (what: string) => void;
  /** Called when something changed on a device. */
  readonly changed: () => void;
}

/** A candidate's phone or computer. Its pages come and go; what it has stored stays. */
export interface HallDevice {
  /** Puts the act into the log of the page in front; false if that page may no longer write. */
  readonly tap: (act: EntryBody) => boolean;
  readonly state: () => LogState;
  /** The entries that the server has told it are saved. */
  readonly acknowledged: () => readonly LogEntry[];
  /** The page ends, as by a reload, and another one starts from what was stored. */
  readonly reload: () => Promise<void>;
  /** Another tab comes to the front; tells whether the earlier one still takes an act. */
  readonly otherTab: (act: EntryBody) => Promise<boolean>;
  /** The clock jumps by so many ms. */
  readonly stepClock: (ms: number) => void;
  /** Cuts the link or repairs it; resolves when no earlier request is under way. */
  readonly link: (up: boolean) => Promise<void>;
  /** How many bytes a second the link carries; null for no limit. */
  readonly limit: (bytesPerSecond: number | null) => void;
  /** How many of its saves were refused because the database could not store them. */
  readonly refusals: () => number;
  /** The number of the last entry that it still brought after another device had taken over; 0 for none. */
  readonly offered: () => number;
  /** Sends at once, like a browser that is told that it is online. */
  readonly online: () => void;
  readonly token: string;
  readonly close: () => Promise<void>;
}

/** Signs the nth candidate in on a new device, begins, and takes over the attempt from the server. */
export async function openHallDevice(n: number, id: string, world: DeviceEnvironment): Promise<HallDevice> {
  const { address, startsAt, faster, badLinks, random, unexpected, changed } = world;
  const path = `/hall/${examCode}`;
  const device = { id, label: id };
  const { symbolNumber, pin } = candidate(n);
  const line = await openLink(address);
  const through = () => line.url;
  const { token } = await untilAnswered<{ token: string }>(through, `${path}/sign-in`, { symbolNumber, pin, device });
  await untilAnswered(through, `${path}/seal-key`, undefined, token);
  const disk = emptyDisk();
  const pages: AttemptLog[] = [];
  let tabs = 0;
  let clockOff = 0;
  let isLinked = true;
  let underWay = 0;
  let refusals = 0;
  let offered = 0;
  let saved = 0;

  const isCutUnderWay = () => !isLinked && underWay > 0;

  /** Cuts the line for a moment, in the middle of the requests under way. */
  async function stutter(): Promise<void> {
    await pause(random() * 12);
    line.cut(true);
    await pause(random() * 12);
    line.cut(!isLinked);
  }

  async function post(entries: readonly LogEntry[], held: LogHead | null, signal?: AbortSignal): Promise<Answer> {
    underWay += 1;
    const asked = call(
      line.url,
      `${path}/entries`,
      { device, entries, ...(held !== null && { held }) },
      bearer(token),
      signal,
    );
    const { status, json, retryAfter } = await asked.finally(() => (underWay -= 1));
    if (status === 200) return { kind: 'written', n: Number(json.n), head: String(json.head) };
    if (status === 409 && json.code === 'other-device') {
      offered = entries.at(-1)?.n ?? offered;
      changed();
      return { kind: 'other-device' };
    }
    // The database was killed, or its disk is full.
    if (status === 503) {
      refusals += 1;
      changed();
      return { kind: 'no-answer', retryMs: Number(retryAfter) * 1000 };
    }
    // A gap is unexpected too: it would mean that an acknowledged entry is missing.
    unexpected(`${symbolNumber}: ${status} ${JSON.stringify(json)}`);
    return { kind: 'no-answer' };
  }

  /** The same over a link that is cut, loses the answer, or delivers the request twice. */
  async function send(entries: readonly LogEntry[], held: LogHead | null): Promise<Answer> {
    const chance = badLinks ? random() : 1;
    try {
      if (chance < 0.05) await post(entries, held, AbortSignal.timeout(Math.floor(random() * 12)));
      else if (chance < 0.1) await Promise.all([post(entries, held), stutter()]);
      else if (chance < 0.16) await post(entries, held);
      else if (chance < 0.26) return (await Promise.all([post(entries, held), post(entries, held)]))[1];
      else return await post(entries, held);
    } catch {
      // The request was cut, or the server was killed.
    }
    return { kind: 'no-answer' };
  }

  async function openPage(): Promise<AttemptLog> {
    tabs += 1;
    const { entries, entryStore } = await openEntryStore(disk.table, disk.slots, `tab-${tabs}`);
    const page = createAttemptLog({
      entries,
      saved,
      known: null,
      entryStore,
      send,
      readServer: async () => {
        const servers: LogEntry[] = [];
        for (;;) {
          const part = `${path}/entries?after=${servers.length}`;
          // oxlint-disable-next-line eslint/no-await-in-loop -- each part follows on the one before
          const answer = await call(line.url, part, undefined, bearer(token)).catch(() => null);
          if (answer?.status !== 200) return null;
          servers.push(...(answer.json.entries as LogEntry[]));
          if (servers.length >= Number(answer.json.n)) return servers;
        }
      },
      at: () => Date.now() - startsAt + clockOff,
      after: (ms, run) => {
        const timer = setTimeout(run, ms / faster);
        return () => clearTimeout(timer);
      },
      random,
      onChange: (state) => {
        saved = Math.max(saved, state.saved);
        changed();
      },
    });
    pages.push(page);
    return page;
  }

  const { n: written } = await untilAnswered<{ n: number }>(through, `${path}/entries`, undefined, token);
  let front = await openPage();
  // A page takes no taps before it has the log that another device began.
  while (front.state().entries.length < written) {
    await front.compare();
    await pause(5);
  }

  return {
    tap: (act) => front.add(act),
    state: () => front.state(),
    acknowledged: () => front.state().entries.slice(0, saved),
    reload: async () => {
      front.close();
      front = await openPage();
      void front.compare();
    },
    otherTab: async (act) => {
      const before = front;
      front = await openPage();
      void front.compare();
      return before.add(act);
    },
    stepClock: (ms) => void (clockOff += ms),
    link: async (up) => {
      isLinked = up;
      line.cut(!up);
      while (isCutUnderWay()) await pause(5);
    },
    limit: line.limit,
    refusals: () => refusals,
    offered: () => offered,
    online: () => front.sendNow(),
    token,
    close: async () => {
      for (const page of pages) page.close();
      await line.close();
    },
  };
}

/** What a browser stores: a table that takes a moment, and texts that are stored at once. */
function emptyDisk() {
  let rows = new Map<number, LogEntry>();
  const table: EntryTable = {
    all: async () => {
      await turnOver();
      return [...rows.values()];
    },
    add: async (entry) => {
      await turnOver();
      const known = rows.get(entry.n);
      if (known === undefined) rows.set(entry.n, entry);
      return known === undefined || sameEntry(known, entry);
    },
    replace: async (entries) => {
      await turnOver();
      rows = new Map(entries.map((entry) => [entry.n, entry]));
    },
  };
  return { table, slots: { tail: slot(), aside: slot(), owner: slot() } };
}

function slot(): StorageCell {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (text) => {
      kept = text;
      return true;
    },
  };
}
