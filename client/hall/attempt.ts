import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApiError } from '#client/api/call.ts';
import type { SealedText } from '#contract/sealed-text.ts';
import { receiptOf, headOf } from '#exam/sitting/chain.ts';
import type { Act } from '#exam/sitting/entry.ts';
import { fold, type Sitting } from '#exam/sitting/fold.ts';
import { orderOf, type Order } from '#exam/sitting/order.ts';
import { createAttemptLog, type Answer, type AttemptLog, type LogState } from './attempt-log.ts';
import { attemptName, recordOf, type AttemptRecord } from './attempt-record.ts';
import type { Device } from './device.ts';
import type { HallCalls, HallInfo, Interval, Written } from './hall-calls.ts';
import type { HallClock } from './hall-clock.ts';
import { addTick } from './intervals.ts';
import { openKeeper } from './keep-entries.ts';

export interface OpenPaper {
  readonly text: SealedText;
  readonly order: Order;
}

export interface AttemptState {
  readonly loaded: boolean;
  readonly info: HallInfo | null;
  readonly record: AttemptRecord | null;
  /** Whether the sealed paper is on the device. */
  readonly sealedHere: boolean;
  readonly paper: OpenPaper | null;
  readonly log: LogState | null;
  /** What went wrong last, in a server's words or its code alone. */
  readonly problem: ApiError | null;
  readonly notices: Written['notices'];
}

/** What an attempt has of the world, so that tests decide it. */
export interface World {
  readonly calls: HallCalls;
  readonly device: Device;
  readonly clock: HallClock;
  /** Never set back, in ms. */
  readonly monotonic: () => number;
  readonly wall: () => number;
  readonly random: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
  /** Names this tab. */
  readonly tab: string;
}

export interface Attempt {
  readonly store: StoreApi<AttemptState>;
  readonly now: () => number;
  readonly calls: HallCalls;
  /** Reads what the device has kept, and goes on from there. */
  readonly open: () => Promise<void>;
  readonly askInfo: () => Promise<void>;
  readonly signIn: (symbolNumber: string, pin: string) => Promise<void>;
  /** Back to the sign-in; the log stays on the device. */
  readonly signOut: () => void;
  readonly goToWaitingRoom: () => void;
  /** False where this page may no longer write, or the time is over. */
  readonly add: (act: Act) => boolean;
  readonly strike: (place: number, option: string) => void;
  readonly readNotice: (id: string) => void;
  /** A connection is back: what waits is sent at once. */
  readonly online: () => void;
  /** Each five seconds, while the page runs: evidence for the time without a connection. */
  readonly tick: (hidden: boolean) => void;
  readonly close: () => void;
}

/** How long the start is spread over, in ms: not all ask for the key in the same moment. */
const jitterMs = 3000;
const tickMs = 5000;

/** A candidate's attempt in the page: from the sign-in to the receipt (examination.md, section 5). */
export function createAttempt(code: string, world: World): Attempt {
  const { calls, device, clock, monotonic, wall, random, after, tab } = world;
  const store = createStore<AttemptState>(() => ({
    loaded: false,
    info: null,
    record: null,
    sealedHere: false,
    paper: null,
    log: null,
    problem: null,
    notices: [],
  }));
  const { getState: state, setState: set } = store;
  const jitter = Math.floor(random() * jitterMs);
  let log: AttemptLog | null = null;
  let sealed: Uint8Array | null = null;
  let closed = false;
  let callOff = () => {};
  let failures = 0;
  let ran: readonly Interval[] = [];
  let left: readonly Interval[] = [];

  /** Every answer tells the server's time. */
  async function told<T extends { readonly now: string }>(work: () => Promise<T>): Promise<T> {
    const sentAt = monotonic();
    const answer = await work();
    clock.sync(Date.parse(answer.now), sentAt, monotonic());
    return answer;
  }

  function keep(change: Partial<AttemptRecord>): void {
    const { record } = state();
    if (record === null) return;
    const next = { ...record, ...change, clockOffset: clock.now() - wall() };
    set({ record: next });
    void device.write(code, next);
  }

  const startsAt = () => Date.parse(state().record?.examination.startsAt ?? '');
  const later = (ms: number, run: () => Promise<void>) => {
    callOff();
    if (!closed) callOff = after(ms, () => void run());
  };

  async function open(): Promise<void> {
    const record = ((await device.read(code)) ?? null) as AttemptRecord | null;
    if (record) {
      clock.sync(wall() + record.clockOffset, 0, monotonic());
      set({ record });
      await goOn();
    }
    set({ loaded: true });
    if (!record?.token) await askInfo();
  }

  async function askInfo(): Promise<void> {
    try {
      set({ info: await told(calls.info), problem: null });
    } catch (error) {
      set({ problem: error as ApiError });
    }
  }

  async function signIn(symbolNumber: string, pin: string): Promise<void> {
    const answer = await told(() => calls.signIn(symbolNumber, pin));
    const record = recordOf(answer, wall(), state().record);
    log?.close();
    log = null;
    set({ record, log: null, paper: null, problem: null });
    await device.write(code, record);
    await goOn();
  }

  /** From what the record says to the next step. */
  async function goOn(): Promise<void> {
    const { record } = state();
    if (!record?.token) return;
    if (record.checked) await loadSealed();
    if (record.seal) await openPaper();
    else if (record.checked) wait();
  }

  async function loadSealed(): Promise<void> {
    const hash = state().record?.examination.paper?.hash;
    if (hash === undefined || sealed !== null) return;
    const kept = await device.readPaper(hash);
    try {
      sealed = kept ?? (await calls.paper(hash));
    } catch {
      return;
    }
    if (kept === undefined) await device.writePaper(hash, sealed);
    set({ sealedHere: true });
  }

  /** In the waiting room: the clock is kept, the paper fetched again where it did not come, and the start waited for. */
  function wait(): void {
    if (closed || state().record?.seal !== null) return;
    const toStart = startsAt() + jitter - clock.now();
    if (toStart <= 0) return later(0, begin);
    later(Math.min(toStart, 15_000 + random() * 10_000), async () => {
      if (startsAt() + jitter - clock.now() <= 0) return begin();
      await beat();
      if (!state().record?.token) return;
      if (sealed === null) await loadSealed();
      wait();
    });
  }

  async function beat(): Promise<void> {
    const { record } = state();
    if (!record?.token) return;
    try {
      await told(() => calls.send(record.token as string, { entries: [] }));
      set({ problem: null });
    } catch (error) {
      meet(error as ApiError);
    }
  }

  function meet(problem: ApiError): void {
    set({ problem });
    if (problem.code === 'not-signed-in') keep({ token: null });
  }

  async function begin(): Promise<void> {
    const { record } = state();
    const token = record?.token;
    if (!token || record.seal !== null) return;
    await loadSealed();
    try {
      const { key, seed, endsAt } = await told(() => calls.sealKey(token));
      const end = Date.parse(endsAt);
      keep({ seal: { key, seed }, endsAt: end, firstEndsAt: end });
      set({ problem: null });
      failures = 0;
      await openPaper();
    } catch (error) {
      const problem = error as ApiError;
      meet(problem);
      failures += 1;
      const ms = { 'too-early': (problem.retryAfter ?? 1) * 1000, 'not-allowed': 5000, 'time-over': null } as const;
      const pause = problem.code in ms ? ms[problem.code as keyof typeof ms] : Math.min(30, 2 ** (failures - 1)) * 1000;
      if (pause !== null && problem.code !== 'not-signed-in' && problem.code !== 'other-device') later(pause, begin);
    }
  }

  async function openPaper(): Promise<void> {
    const { record, paper } = state();
    if (!record?.seal || paper !== null) return;
    await loadSealed();
    // It comes with the next try: what is known by now is kept.
    if (sealed === null) return later(2000, openPaper);
    const text = calls.open(sealed, record.seal.key);
    const order = orderOf(text, record.seal.seed, text);
    const name = attemptName(record);
    const { entries, keeper } = await openKeeper(device.table(name), device.slots(name), tab);
    if (closed) return;
    log = createAttemptLog({
      entries,
      saved: record.saved,
      keeper,
      send,
      readServer,
      at: () => clock.now() - startsAt(),
      after,
      random,
      onChange: changed,
    });
    set({ paper: { text, order }, log: log.state() });
    await log.compare();
    const sitting = sittingOf(state());
    const [first] = order.places;
    if (sitting?.current === null && first !== undefined) add({ kind: 'see', place: first });
  }

  function changed(next: LogState): void {
    const before = state().log;
    set({ log: next });
    if (before?.saved !== next.saved) keep({ saved: next.saved });
    if (next.stopped === 'signed-out') keep({ token: null });
  }

  async function send(entries: LogState['entries']): Promise<Answer> {
    const token = state().record?.token;
    if (!token) return { kind: 'signed-out' };
    const sent = { entries, ...(ran.length > 0 && { ran }), ...(left.length > 0 && { left }) };
    try {
      const { n, head, endsAt, notices } = await told(() => calls.send(token, sent));
      if (sent.ran === ran) ran = [];
      if (sent.left === left) left = [];
      const end = Date.parse(endsAt);
      if (end !== state().record?.endsAt) keep({ endsAt: end });
      if (notices.length > 0 || state().notices.length > 0) set({ notices });
      return { kind: 'written', n, head };
    } catch (error) {
      const { code: refusal, detail } = error as ApiError;
      if (refusal === 'gap') return { kind: 'gap', n: Number(detail?.['n'] ?? 0) };
      if (refusal === 'other-device' || refusal === 'time-over') return { kind: refusal };
      return { kind: refusal === 'not-signed-in' ? 'signed-out' : 'no-answer' };
    }
  }

  async function readServer() {
    const token = state().record?.token;
    if (!token) return null;
    try {
      const { entries, endsAt } = await told(() => calls.log(token));
      keep({ endsAt: Date.parse(endsAt) });
      return entries as LogState['entries'];
    } catch (error) {
      const { code: refusal } = error as ApiError;
      // Sending says so too, and stops.
      if (refusal === 'other-device' || refusal === 'not-signed-in') log?.sendNow();
      return null;
    }
  }

  function add(act: Act): boolean {
    const { record } = state();
    if (log === null || record === null || clock.now() >= record.endsAt) return false;
    return log.add(act);
  }

  return {
    store,
    now: clock.now,
    calls,
    open,
    askInfo,
    signIn,
    signOut: () => {
      log?.close();
      log = null;
      keep({ token: null });
      set({ paper: null, log: null });
    },
    goToWaitingRoom: () => {
      keep({ checked: true });
      void goOn();
    },
    add,
    strike: (place, option) => {
      const { record } = state();
      const struck = record?.struck[place] ?? [];
      const next = struck.includes(option) ? struck.filter((id) => id !== option) : [...struck, option];
      keep({ struck: { ...record?.struck, [place]: next } });
    },
    readNotice: (id) => keep({ read: [...(state().record?.read ?? []), id] }),
    online: () => {
      log?.sendNow();
      if (state().paper === null && state().record?.token) void goOn();
    },
    tick: (hidden) => {
      const at = Math.floor(clock.now() - startsAt());
      if (log === null || at < 0) return;
      if (!log.state().connected) ran = addTick(ran, at, tickMs * 2.5);
      if (hidden) left = addTick(left, at, tickMs * 2.5);
    },
    close: () => {
      closed = true;
      callOff();
      log?.close();
    },
  };
}

/** What the log comes to; null before the paper is open. */
export function sittingOf({ paper, log, record }: AttemptState): Sitting | null {
  if (paper === null || log === null || record === null) return null;
  const endsAt = record.endsAt - Date.parse(record.examination.startsAt);
  return fold(paper.text, paper.order, log.entries, { endsAt, takenBack: [] });
}

/** The receipt of all that was done (section 5): it stands for every answer. */
export function receiptCode({ entries }: LogState): string {
  return receiptOf(headOf(entries));
}
