import { apiErrorFrom } from '#client/lib/api/call.ts';
import { recordOf, type AttemptRecord } from './attempt-record.ts';
import type { Attempt, SittingLog, AttemptEnvironment } from './attempt-state.ts';
import { shareAttempt } from './shared-attempt.ts';
import { inTurn } from './sign-in-turn.ts';
import { createWaitingRoom } from './waiting-room.ts';

/** A candidate's attempt in the page: from the sign-in to the receipt (docs/rules/examination.md, section 5). */
export function createAttempt(code: string, environment: AttemptEnvironment): Attempt {
  const shared = shareAttempt(code, environment);
  const { store, told, keep } = shared;
  const { calls, device, clock, monotonic, wall, after } = environment;
  const { getState: state, setState: set } = store;
  const room = createWaitingRoom(shared, openPaper);
  let sitting: SittingLog | null = null;
  let closed = false;

  async function open(): Promise<void> {
    const record = ((await device.read(code)) ?? null) as AttemptRecord | null;
    if (record) {
      // If the clock was set back since, the time must not be before the last answer's time.
      clock.sync(Math.max(wall() + record.clockOffset, record.heardAt ?? 0), 0, monotonic());
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
      set({ problem: apiErrorFrom(error) });
    }
  }

  const signIn: Attempt['signIn'] = async (symbolNumber, pin, onWait) => {
    const secret = state().record?.deviceSecret ?? null;
    const answer = await inTurn(() => told(() => calls.signIn(symbolNumber, pin, secret)), environment, onWait);
    const record = recordOf(answer, wall(), state().record);
    leave();
    set({ record, problem: null });
    await device.write(code, record);
    await goOn();
  };

  /** From the record's state to the next step. */
  async function goOn(): Promise<void> {
    const { record } = state();
    if (!record?.token || !record.checked) return;
    await room.load();
    if (record.seal) await openPaper();
    else room.wait();
  }

  async function openPaper(): Promise<void> {
    if (closed || !state().record?.seal || sitting !== null) return;
    if (!state().sealedHere) await room.load();
    const { program } = state();
    const sealed = room.sealed();
    // The next try brings them: the device keeps what it knows by now.
    if (sealed === null || program === null) return void after(2000, () => void openPaper());
    const opened = await program.openSitting(shared, sealed);
    if (closed || sitting !== null) return opened.close();
    sitting = opened;
    await sitting.begin();
  }

  function leave(): void {
    sitting?.close();
    sitting = null;
    set({ paper: null, log: null });
  }

  return {
    store,
    now: clock.now,
    calls,
    open,
    askInfo,
    signIn,
    signOut: () => {
      leave();
      keep({ token: null });
    },
    ended: shared.ended,
    leave: calls.leave
      ? async (losing) => {
          sitting?.sendNow();
          const count = await shared.unsaved();
          const token = state().record?.token;
          if (count > losing) return count;
          // It ends here even without a connection, because only this device has its token.
          if (token) await calls.leave?.(token).catch(() => {});
          leave();
          await shared.forget();
          void askInfo();
          return count;
        }
      : null,
    goToWaitingRoom: () => {
      keep({ checked: true });
      void goOn();
    },
    add: (act) => sitting?.add(act) ?? false,
    strike: (place, option) => {
      const { record } = state();
      const struck = record?.struck[place] ?? [];
      const next = struck.includes(option) ? struck.filter((id) => id !== option) : [...struck, option];
      keep({ struck: { ...record?.struck, [place]: next } });
    },
    readNotice: (id) => keep({ read: [...(state().record?.read ?? []), id] }),
    readEnd: () => keep({ toldEndsAt: state().record?.endsAt ?? 0 }),
    readBack: () => keep({ backRead: state().record?.takenBack.length ?? 0 }),
    online: () => {
      sitting?.sendNow();
      if (sitting === null) void goOn();
    },
    tick: () => sitting?.tick(),
    wasLeft: (ms, back) => sitting?.wasLeft(ms, back),
    close: () => {
      closed = true;
      room.close();
      sitting?.close();
    },
  };
}
