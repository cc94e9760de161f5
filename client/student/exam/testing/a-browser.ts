import { parseStored, parseStoredKey, type KnownTexts, type StoredValues } from '#exam/practice/parse-stored.ts';
import type { StoredKey } from '#exam/practice/stored-keys.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import type { Environment } from '#client/student/exam/attempt-store.ts';

interface Mutation {
  readonly from: ATab;
  readonly key: StoredKey;
  readonly text: string | null;
}

/** A tab of the browser below: the environment of a run, and what the test does to it. */
export interface ATab {
  readonly environment: Environment;
  readonly stored: () => StoredValues;
  /** Its writes, in order, without values that were there already. */
  readonly written: StoredKey[];
  readonly setVisible: (visible: boolean) => void;
  /** Removes every key, like an exam start. */
  readonly clear: () => void;
  /** Its next write reaches the browser's storage. */
  readonly sendOne: () => void;
  /** It gets the next change of the browser's storage, like in Chrome: not for a key whose own write is on its way. */
  readonly hearOne: () => void;
  readonly idle: () => boolean;
}

/**
 * A browser whose clock the test moves. Its tabs share one storage. Each tab sees it through messages, one key at a time, delivered at once
 * or by the test.
 */
export function aBrowser({ atOnce = true } = {}) {
  let now = 1_000_000;
  let blocked = false;
  let live = atOnce;
  let delivering = false;
  let timerId = 0;
  const shared = new Map<StoredKey, string>();
  const timers = new Map<number, { due: number; run: () => void }>();
  const tabs: { readonly tab: ATab; readonly inbox: Mutation[] }[] = [];

  /** `timerStep` in ms: a hidden tab's timers run on whole seconds. */
  function aTab({ timerStep = 1 } = {}): ATab {
    const own = new Map(shared);
    const onTheirWay = new Map<StoredKey, number>();
    const outbox: Mutation[] = [];
    const inbox: Mutation[] = [];
    const heard = new Set<() => void>();
    const watching = new Set<(visible: boolean) => void>();
    const known: KnownTexts = new Map();
    const stored = () => parseStored((key) => own.get(key) ?? null, known);

    function write(key: StoredKey, text: string | null): void {
      if (blocked || (own.get(key) ?? null) === text) return;
      put(own, key, text);
      tab.written.push(key);
      onTheirWay.set(key, (onTheirWay.get(key) ?? 0) + 1);
      outbox.push({ from: tab, key, text });
    }

    const tab: ATab = {
      stored,
      written: [],
      clear: () => {
        for (const key of own.keys()) write(key, null);
        if (live) deliver();
      },
      setVisible: (visible) => {
        for (const listener of watching) listener(visible);
      },
      sendOne: () => {
        const mutation = outbox.shift();
        if (!mutation) return;
        put(shared, mutation.key, mutation.text);
        for (const each of tabs) each.inbox.push(mutation);
      },
      hearOne: () => {
        const mutation = inbox.shift();
        if (!mutation) return;
        const { from, key, text } = mutation;
        const waiting = onTheirWay.get(key) ?? 0;
        if (from === tab) {
          onTheirWay.set(key, waiting - 1);
          return;
        }
        if (waiting === 0) put(own, key, text);
        // Like a listener on the browser's own storage (client/lib/storage/browser-storage.ts).
        if (key !== 'remainingTime') for (const listener of heard) listener();
      },
      idle: () => outbox.length === 0 && inbox.length === 0,
      environment: {
        now: () => now,
        random: seededRandom(1),
        readStored: stored,
        readStoredExam: () => parseStoredKey('exam', own.get('exam') ?? null, known) as StoredValues['exam'],
        writeStored: (values) => {
          for (const [key, value] of Object.entries(values)) {
            const json = value === undefined ? null : JSON.stringify(value);
            write(key as StoredKey, json);
            if (json !== null) known.set(key as StoredKey, { json, value });
          }
          if (live) deliver();
        },
        onStoredElsewhere: (listener) => {
          heard.add(listener);
          return () => heard.delete(listener);
        },
        after: (ms, run) => later(Math.ceil((now + ms) / timerStep) * timerStep, run),
        afterFrame: (run) => later(now, run),
        onVisibility: (listener) => {
          watching.add(listener);
          return () => watching.delete(listener);
        },
      },
    };
    tabs.push({ tab, inbox });
    return tab;
  }

  function later(due: number, run: () => void): () => void {
    timerId += 1;
    const id = timerId;
    timers.set(id, { due, run });
    return () => timers.delete(id);
  }

  /** Delivers all messages, and those that they cause. */
  function deliver(): void {
    // A tab gets no message during its own work.
    if (delivering) return;
    delivering = true;
    while (tabs.some(({ tab }) => !tab.idle())) {
      for (const { tab } of tabs) {
        tab.sendOne();
        tab.hearOne();
      }
    }
    delivering = false;
  }

  return {
    aTab,
    deliver,
    /** From here on, every message is delivered at once. */
    deliverAtOnce: () => {
      live = true;
      deliver();
    },
    now: () => now,
    stored: (): StoredValues => parseStored((key) => shared.get(key) ?? null),
    block: () => {
      blocked = true;
    },
    /** Lets `ms` pass, with every timer that is due meanwhile, each at its time. */
    pass: (ms: number) => {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].filter(([, timer]) => timer.due <= end).sort(([, a], [, b]) => a.due - b.due);
        if (next === undefined) break;
        timers.delete(next[0]);
        now = Math.max(now, next[1].due);
        next[1].run();
      }
      now = end;
    },
  };
}

function put(values: Map<StoredKey, string>, key: StoredKey, text: string | null): void {
  if (text === null) values.delete(key);
  else values.set(key, text);
}
