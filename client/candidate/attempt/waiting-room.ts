import type { ApiError } from '#client/lib/api/api-error.ts';
import { apiErrorFrom } from '#client/lib/api/call.ts';
import { retryPauseMs } from '#client/lib/api/retry-loop.ts';
import { heartbeatMs } from './hall-clock.ts';
import type { SharedAttempt } from './attempt-state.ts';

export interface WaitingRoom {
  /** Fetches the sealed paper and the code that shows it, if they are not here. Never throws. */
  readonly load: () => Promise<void>;
  /** The sealed paper; null until it is here. */
  readonly sealed: () => Uint8Array | null;
  /** Waits for the start, and then for the key; then it calls `opened`. */
  readonly wait: () => void;
  readonly close: () => void;
}

/** How long the start is spread over, in ms. So not all devices ask for the key in the same moment. */
const jitterMs = 3000;
const pauses = { 'not-allowed': 5000, 'time-over': null, 'not-signed-in': null, 'other-device': null } as const;

/**
 * The time between the device check and the paper (docs/rules/examination.md, section 5). The device fetches all that the paper needs, so that the
 * start needs only the key.
 */
export function createWaitingRoom(shared: SharedAttempt, opened: () => Promise<void>): WaitingRoom {
  const { environment, store, told, send, keep, heard, meet, startsAt } = shared;
  const { calls, device, clock, random, after, loadProgram } = environment;
  const { getState: state, setState: set } = store;
  const jitter = Math.floor(random() * jitterMs);
  let sealed: Uint8Array | null = null;
  let closed = false;
  let callOff = () => {};
  let failures = 0;

  const later = (ms: number, run: () => Promise<void>) => {
    callOff();
    if (!closed) callOff = after(ms, () => void run());
  };
  const toStart = () => startsAt() + jitter - clock.now();

  async function loadSealed(): Promise<void> {
    const hash = state().record?.examination.paper?.hash;
    if (hash === undefined || sealed !== null) return;
    const kept = await device.readPaper(hash);
    sealed = kept ?? (await calls.paper(hash));
    if (kept === undefined) await device.writePaper(hash, sealed);
  }

  async function load(): Promise<void> {
    // The next beat asks again for what did not come.
    await Promise.all([
      loadSealed().catch(() => undefined),
      state().program === null &&
        loadProgram().then(
          (program) => set({ program }),
          () => undefined,
        ),
    ]);
    if (sealed !== null && state().program !== null) set({ sealedHere: true });
  }

  function wait(): void {
    if (closed || state().record?.seal !== null) return;
    if (toStart() <= 0) return later(0, begin);
    later(Math.min(toStart(), heartbeatMs(random)), async () => {
      if (toStart() <= 0) return begin();
      await beat();
      if (!state().record?.token) return;
      if (!state().sealedHere) await load();
      wait();
    });
  }

  async function beat(): Promise<void> {
    const token = state().record?.token;
    if (!token) return;
    try {
      heard(await send(token, { entries: [] }));
      set({ problem: null });
    } catch (error) {
      meet(apiErrorFrom(error));
    }
  }

  async function begin(): Promise<void> {
    const { record } = state();
    const token = record?.token;
    if (!token || record.seal !== null) return;
    if (!state().sealedHere) await load();
    try {
      const { key, seed, endsAt } = await told(() => calls.sealKey(token));
      const end = Date.parse(endsAt);
      // The page still has to announce minutes that came in the waiting room, until the candidate has closed the message.
      const untold = record.endsAt - record.toldEndsAt;
      keep({ seal: { key, seed }, endsAt: end, firstEndsAt: end, toldEndsAt: end - untold });
      set({ problem: null });
      failures = 0;
      await opened();
    } catch (error) {
      const problem = apiErrorFrom(error);
      meet(problem);
      failures += 1;
      const pause = pauseAfter(problem, failures);
      if (pause !== null) later(pause, begin);
    }
  }

  return {
    load,
    sealed: () => sealed,
    wait,
    close: () => {
      closed = true;
      callOff();
    },
  };
}

/** After how many ms the device asks for the key again; null if that would change nothing. */
function pauseAfter({ code, retryAfter }: ApiError, failures: number): number | null {
  if (code === 'too-early') return (retryAfter ?? 1) * 1000;
  if (code in pauses) return pauses[code as keyof typeof pauses];
  return retryAfter === undefined ? retryPauseMs(failures) : Math.min(120, retryAfter) * 1000;
}
