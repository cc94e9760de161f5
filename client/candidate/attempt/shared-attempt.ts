import { createStore } from 'zustand/vanilla';
import { attemptName, changeOf, type AttemptRecord } from './attempt-record.ts';
import { nothingYet, type AttemptState, type SharedAttempt, type AttemptEnvironment } from './attempt-state.ts';
import { countUnsaved } from './entry-store.ts';

/** Starts without any knowledge of the attempt. */
export function shareAttempt(code: string, environment: AttemptEnvironment): SharedAttempt {
  const { calls, clock, monotonic, wall, device } = environment;
  const store = createStore<AttemptState>(() => nothingYet);
  const { getState: state, setState: set } = store;

  function keep(change: Partial<AttemptRecord>): void {
    const { record } = state();
    if (record === null) return;
    const next = { ...record, ...change, clockOffset: clock.now() - wall() };
    set({ record: next });
    void device.write(code, next);
  }

  async function unsaved(): Promise<number> {
    const { record, log } = state();
    if (record === null) return 0;
    const name = attemptName(record);
    // The server has the entries that came too late, as evidence.
    if (log?.stopped === 'time-over') return 0;
    return countUnsaved(device.table(name), device.cells(name), log?.saved ?? record.saved);
  }

  async function forget(): Promise<void> {
    const { record, info } = state();
    set({ ...nothingYet, loaded: true, info });
    await device.forget(code, record?.examination.paper?.hash);
  }

  async function forgetWhatIsSaved(): Promise<void> {
    if ((await unsaved()) === 0 && state().record?.token === null) await forget();
  }

  const ended = () => {
    keep({ token: null });
    void forgetWhatIsSaved();
  };

  const told: SharedAttempt['told'] = async (work) => {
    const sentAt = monotonic();
    const answer = await work();
    clock.sync(Date.parse(answer.now), sentAt, monotonic());
    return answer;
  };

  return {
    code,
    environment,
    store,
    keep,
    told,
    ended,
    unsaved,
    forget,
    send: async (token, sent) => {
      const { read = [], readTold = [] } = state().record ?? {};
      const untold = read.filter((id) => !readTold.includes(id)).slice(0, 100);
      const answer = await told(() => calls.send(token, { ...sent, ...(untold.length > 0 && { read: untold }) }));
      keep({ heardAt: Date.parse(answer.now), ...(untold.length > 0 && { readTold: [...readTold, ...untold] }) });
      return answer;
    },
    heard: ({ notices = state().notices, ...answer }) => {
      const { record } = state();
      const change = record && changeOf(record, answer, clock.now());
      if (change) keep(change);
      if (notices.length > 0 || state().notices.length > 0) set({ notices });
    },
    meet: (problem) => {
      set({ problem });
      if (problem.code === 'not-signed-in') ended();
    },
    startsAt: () => Date.parse(state().record?.examination.startsAt ?? ''),
  };
}
