import { apiErrorFrom } from '#client/lib/api/call.ts';
import type { LogHead } from '#exam/sitting/claims.ts';
import type { EntryBody, LogEntry } from '#exam/sitting/entry.ts';
import { replay, type Sitting } from '#exam/sitting/replay.ts';
import { orderOf } from '#exam/sitting/order.ts';
import { attemptName } from './attempt-record.ts';
import type { AttemptState, SharedAttempt, SittingLog } from './attempt-state.ts';
import { createAttemptLog, maxBatch, type Answer, type LogState, type Refusal } from './attempt-log.ts';
import { openContactNotes } from './contact-notes.ts';
import { openEntryStore } from './entry-store.ts';
import { openSealed } from './open-sealed.ts';

/** Opens the sealed paper with the record's key, and the log that the device has kept. Throws if the key is for another paper. */
export async function openSitting(shared: SharedAttempt, sealed: Uint8Array): Promise<SittingLog> {
  const { environment, store, told, keep, heard, startsAt } = shared;
  const { calls, device, clock, random, after, tab } = environment;
  const { getState: state, setState: set } = store;
  const { record } = state();
  if (!record?.seal) throw new Error('There is no key of the paper.');
  const text = (calls.open ?? openSealed)(sealed, record.seal.key);
  const order = orderOf(text, record.seal.seed, text);
  const name = attemptName(record);
  const cells = device.cells(name);
  const { entries, entryStore } = await openEntryStore(device.table(name), cells, tab);
  const notes = openContactNotes(cells.notes);
  const sinceStart = () => Math.floor(clock.now() - startsAt());
  const log = createAttemptLog({
    entries,
    saved: record.saved,
    known: record.log ?? null,
    entryStore,
    send,
    readServer,
    at: sinceStart,
    after,
    random,
    onChange: changed,
  });
  let isWhole = () => {};
  const whole = new Promise<void>((resolve) => (isWhole = resolve));
  show(log.state());
  /** When the candidate left the page without coming back yet. A second report of it is about the same absence. */
  let leftFrom: number | null = null;

  /** The paper appears once it can take answers, or when it never will again. */
  function show(next: LogState): void {
    set({ log: next, ...((!next.behind || next.stopped !== null) && { paper: state().paper ?? { text, order } }) });
    if (!next.behind) isWhole();
  }

  function changed(next: LogState): void {
    const before = state().log;
    show(next);
    if (before?.saved !== next.saved) keep({ saved: next.saved });
    if (next.stopped === 'signed-out') shared.ended();
  }

  async function send(batch: LogState['entries'], held: LogHead | null): Promise<Answer> {
    const token = state().record?.token;
    if (!token) return { kind: 'signed-out' };
    const sent = notes.noted();
    const { ran, left } = sent;
    const aside = entryStore.aside().slice(0, maxBatch);
    try {
      const answer = await shared.send(token, {
        entries: batch,
        ...(held !== null && { held }),
        ...(ran.length > 0 && { ran }),
        ...(left.length > 0 && { left }),
        ...(aside.length > 0 && { aside }),
      });
      notes.arrived(sent);
      entryStore.told(aside);
      heard(answer);
      return { kind: 'written', n: answer.n, head: answer.head };
    } catch (error) {
      const { code, detail, retryAfter } = apiErrorFrom(error);
      if (code === 'gap') return { kind: 'gap', n: Number(detail?.['n'] ?? 0) };
      if (code === 'log-full') {
        entryStore.told(aside);
        return { kind: 'log-full' };
      }
      const refusal = refusalOf(code);
      if (refusal === 'other-device' || refusal === 'time-over') entryStore.told(aside);
      return { kind: refusal ?? 'no-answer', retryMs: retryAfter && retryAfter * 1000 };
    }
  }

  async function readServer() {
    const token = state().record?.token;
    if (!token) return null;
    const servers: LogEntry[] = [];
    try {
      for (;;) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- each part follows on the one before
        const answer = await told(() => calls.log(token, servers.length));
        heard(answer);
        const part = answer.entries as readonly LogEntry[];
        servers.push(...part);
        if (part.length === 0 || servers.length >= answer.n) return servers;
      }
    } catch (error) {
      return refusalOf(apiErrorFrom(error).code);
    }
  }

  function add(act: EntryBody): boolean {
    const end = state().record?.endsAt;
    // The paper is visible a moment before the comparison. Without a way back, an answer counts for the question that the candidate saw.
    if (act.kind !== 'see' && log.state().entries.length === 0) seeFirst();
    return end !== undefined && clock.now() < end && log.add(act);
  }

  function seeFirst(): void {
    const [first] = order.places;
    if (sittingOf(state())?.current === null && first !== undefined) add({ kind: 'see', place: first });
  }

  return {
    begin: async () => {
      await log.compare();
      void whole.then(seeFirst);
    },
    add,
    sendNow: log.sendNow,
    tick: () => {
      // Also after a reload, as long as the server does not know of the time before it.
      const isAlone = !log.state().connected || notes.noted().ran.length > 0;
      if (isAlone && sinceStart() >= 0) notes.ticked(sinceStart());
    },
    wasLeft: (ms, back) => {
      const to = sinceStart();
      if (to < 0) return;
      leftFrom ??= Math.max(0, to - Math.round(ms));
      notes.wasLeft({ from: leftFrom, to });
      if (back) leftFrom = null;
      log.sendNow();
    },
    close: log.close,
  };
}

function refusalOf(code: string): Refusal | null {
  if (code === 'other-device' || code === 'time-over') return code;
  return code === 'not-signed-in' ? 'signed-out' : null;
}

/** The state that the log leads to; null before the paper is open. */
export function sittingOf({ paper, log, record }: AttemptState): Sitting | null {
  if (paper === null || log === null || record === null) return null;
  const { startsAt, handInAfterMinutes } = record.examination;
  return replay(paper.text, paper.order, log.entries, {
    endsAt: record.endsAt - Date.parse(startsAt),
    takenBack: record.takenBack,
    handInFrom: handInAfterMinutes * 60_000,
  });
}
