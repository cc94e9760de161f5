import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#client/lib/api/api-error.ts';
import type { SealedPaper } from '#contract/sealed-text.ts';
import { headOf } from '#exam/sitting/chain.ts';
import type { LogEntry } from '#exam/sitting/entry.ts';
import { receive } from '#exam/sitting/log.ts';
import { createAttempt } from './attempt.ts';
import type { Attempt } from './attempt-state.ts';
import type { Device } from './device.ts';
import type { HallCalls, EntryBatch, SignedIn, WriteResult } from './hall-calls.ts';
import { hallClock } from './hall-clock.ts';
import { sittingOf } from './open-sitting.ts';
import { paperProgram } from '#client/candidate/hall/paper/paper-program.ts';
import { receiptFrom } from '#client/candidate/hall/paper/receipt.ts';

const startsAt = Date.UTC(2026, 10, 22, 5, 15);
const minute = 60_000;
const iso = (time: number) => new Date(time).toISOString();

const item = (stem: string) => ({
  language: 'en',
  stem,
  options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id })),
  figure: null,
});
const text: SealedPaper = {
  code: 'SCI-1',
  title: { en: 'Entrance' },
  timing: 'whole',
  shuffleItems: false,
  shuffleOptions: false,
  sections: [{ title: 'Physics', marks: 100, penalty: 25, items: ['one', 'two', 'three'].map(item) }],
  math: {},
};

/** What survives a page, like the browser's storage. */
function disk(): Device & { readonly values: ReadonlyMap<string, string> } {
  const values = new Map<string, string>();
  const papers = new Map<string, Uint8Array>();
  const cell = (name: string) => ({
    read: () => values.get(name) ?? null,
    write: (value: string) => {
      values.set(name, value);
      return true;
    },
  });
  return {
    keeps: async () => true,
    read: async (name) => JSON.parse(values.get(name) ?? 'null') as unknown,
    write: async (name, value) => void values.set(name, JSON.stringify(value)),
    readPaper: async (hash) => papers.get(hash),
    writePaper: async (hash, sealed) => void papers.set(hash, sealed),
    table: () => null,
    cells: (attempt) => ({
      tail: cell(`tail/${attempt}`),
      aside: cell(`aside/${attempt}`),
      owner: cell(`tab/${attempt}`),
      notes: cell(`notes/${attempt}`),
    }),
    forget: async (code, hash) => {
      const parts = (name: string) => name === code || name.split('/')[1] === code;
      for (const name of [...values.keys()].filter(parts)) values.delete(name);
      if (hash !== undefined) papers.delete(hash);
    },
    values,
  };
}

/** The hall's server, a network that the test can cut, and a clock. */
function hall() {
  const time = { now: startsAt - 5 * minute, monotonic: 1000, wall: startsAt - 5 * minute + 37_000 };
  const far = {
    online: true,
    /** Reading the log, the only such call. */
    logFails: false,
    log: [] as LogEntry[],
    sent: [] as EntryBatch[],
    /** Tokens of sessions that ended. */
    left: [] as string[],
    signedOut: false,
    endsAt: startsAt + 30 * minute,
    notices: [] as { id: string; at: string; kind: string; text: { en: string } }[],
    takenBack: undefined as number[] | undefined,
    given: undefined as WriteResult['given'],
    present: undefined as boolean | undefined,
    keyAsked: [] as number[],
    papers: 0,
    /** Whether the device has the program, through its service worker. */
    kept: true,
  };
  const answer = async <T extends object>(work: () => T) => {
    await Promise.resolve();
    if (!far.online) throw new ApiError(0, { code: 'unreachable', message: '' });
    return { ...work(), now: iso(time.now) };
  };
  const examination = {
    code: 'SCI-1',
    title: { en: 'Entrance' },
    startsAt: iso(startsAt),
    minutes: 30,
    timing: 'whole',
    sections: [],
    handInAfterMinutes: 0,
    presenceNeeded: false,
    paper: { hash: 'abc', bytes: 100 },
  } as unknown as SignedIn['examination'];
  const candidate: SignedIn['candidate'] = {
    symbolNumber: '1001',
    name: 'Sita Sharma',
    room: 'A',
    seat: '4',
    extraMinutes: 0,
    present: true,
  };
  const beside = () => ({
    n: far.log.length,
    head: headOf(far.log),
    endsAt: iso(far.endsAt),
    takenBack: far.takenBack,
  });
  const calls: HallCalls = {
    info: () => answer(() => ({ ...examination, college: { en: '', ne: '' }, opensAt: iso(startsAt), state: 'open' })),
    signIn: () =>
      answer(() => ({
        token: 'token',
        deviceSecret: 'secret',
        candidate,
        examination,
        log: { n: far.log.length, head: headOf(far.log) },
      })),
    paper: async () => {
      if (!far.online) throw new ApiError(0, { code: 'unreachable', message: '' });
      far.papers += 1;
      return new Uint8Array([1]);
    },
    open: (sealed, key) => {
      if (sealed[0] !== 1 || key !== 'key') throw new Error('tag');
      return text;
    },
    sealKey: () =>
      answer(() => {
        far.keyAsked.push(time.now - startsAt);
        if (time.now < startsAt) throw new ApiError(425, { code: 'too-early', message: '' }, { retryAfter: 1 });
        return { key: 'key', seed: 'seed', startsAt: iso(startsAt), endsAt: iso(far.endsAt) };
      }),
    log: () =>
      answer(() => {
        if (far.logFails) throw new ApiError(503, { code: 'unavailable', message: '' });
        return { entries: [...far.log], ...beside() };
      }),
    leave: async (token) => void (await answer(() => ({ left: far.left.push(token) }))),
    send: (_token, sent) =>
      answer(() => {
        if (far.signedOut) throw new ApiError(401, { code: 'not-signed-in', message: '' });
        far.sent.push(sent);
        const received = receive(far.log.length, (n) => far.log[n - 1], sent.entries);
        if (received.kind === 'gap') throw new ApiError(409, { code: 'gap', message: '', detail: { n: received.n } });
        far.log.push(...received.added);
        return { ...beside(), notices: far.notices, present: far.present, given: far.given };
      }),
  };
  const device = disk();
  const timers = new Set<{ due: number; run: () => void }>();
  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
  };
  /** Lets so many ms pass, with all timers that are due; a tick each five seconds, like the page's own. */
  async function pass(ms: number, attempt?: Attempt): Promise<void> {
    const until = time.monotonic + ms;
    let ticked = time.monotonic;
    for (;;) {
      const [next] = [...timers].filter(({ due }) => due <= until).sort((a, b) => a.due - b.due);
      const step = Math.min(next?.due ?? until, ticked + 5000, until) - time.monotonic;
      time.monotonic += step;
      time.now += step;
      time.wall += step;
      if (time.monotonic === ticked + 5000) {
        ticked = time.monotonic;
        attempt?.tick();
      }
      if (next && next.due <= time.monotonic) {
        timers.delete(next);
        next.run();
      }
      await settle();
      if (time.monotonic >= until && ![...timers].some(({ due }) => due <= until)) return;
    }
  }
  let tabs = 0;
  /** Loads the page (again): what was only in its memory is lost. */
  async function load(): Promise<Attempt> {
    timers.clear();
    // Each page counts from its own start.
    const began = time.monotonic;
    tabs += 1;
    const attempt = createAttempt('SCI-1', {
      calls,
      device,
      clock: hallClock(() => time.monotonic - began, time.wall),
      monotonic: () => time.monotonic - began,
      wall: () => time.wall,
      random: () => 0.5,
      after: (ms, run) => {
        const timer = { due: time.monotonic + ms, run };
        timers.add(timer);
        return () => timers.delete(timer);
      },
      loadProgram: async () => {
        if (!far.online && !far.kept) throw new Error('no network');
        return paperProgram;
      },
      tab: `tab-${tabs}`,
    });
    await attempt.open();
    await settle();
    return attempt;
  }
  return { time, far, load, pass, settle, kept: () => [...device.values.keys()] };
}

let environment: ReturnType<typeof hall>;
beforeEach(() => {
  environment = hall();
});

/** Signed in and past the device check, five minutes before the start. */
async function inWaitingRoom(): Promise<Attempt> {
  const attempt = await environment.load();
  await attempt.signIn('1001', '11111111', () => {});
  attempt.goToWaitingRoom();
  await environment.settle();
  return attempt;
}

const tapped = () =>
  environment.far.log.filter(({ kind }) => kind === 'choose').map(({ place, option }) => `${place}${option}`);

describe('an attempt', () => {
  it('has all that the paper needs before the start, and asks for the key then, spread over three seconds', async () => {
    const attempt = await inWaitingRoom();
    expect(attempt.store.getState()).toMatchObject({ sealedHere: true, paper: null });
    await environment.pass(5 * minute + 1400);
    expect(environment.far.keyAsked).toEqual([]);
    await environment.pass(200);
    expect(environment.far.keyAsked).toEqual([1500]);
    expect(attempt.store.getState().paper).not.toBeNull();
    expect(environment.far.papers).toBe(1);
  });

  it('notes the first question as seen before an answer that is given in the moment in which the paper comes', async () => {
    const attempt = await inWaitingRoom();
    const leave = attempt.store.subscribe(({ paper }) => {
      if (paper === null) return;
      leave();
      void Promise.resolve()
        .then(() => undefined)
        .then(() => attempt.add({ kind: 'choose', place: 0, option: 'b' }));
    });
    await environment.pass(6 * minute, attempt);
    expect(environment.far.log.map(({ kind }) => kind)).toEqual(['see', 'choose']);
  });

  it('takes no answer before it has what another device wrote, however often that can’t be read', async () => {
    environment.far.log = [
      { n: 1, at: 1000, kind: 'see', place: 2 },
      { n: 2, at: 2000, kind: 'choose', place: 2, option: 'd' },
    ];
    environment.far.logFails = true;
    const attempt = await inWaitingRoom();
    await environment.pass(6 * minute, attempt);
    const choose = () => attempt.add({ kind: 'choose', place: 0, option: 'b' });
    expect(choose()).toBe(false);
    expect(attempt.store.getState()).toMatchObject({ paper: null, log: { behind: true } });

    environment.far.logFails = false;
    await environment.pass(30_000, attempt);
    expect(sittingOf(attempt.store.getState())).toMatchObject({ current: 2 });
    expect(choose()).toBe(true);
    await environment.settle();
    expect(tapped()).toEqual(['2d', '0b']);
  });

  it('reads the log anew where another device has gone on meanwhile, and tells the server what only this one had', async () => {
    let attempt = await inWaitingRoom();
    await environment.pass(6 * minute, attempt);
    environment.far.online = false;
    for (const option of ['a', 'b']) attempt.add({ kind: 'choose', place: 0, option });
    await environment.settle();
    environment.far.log.push({ n: 2, at: 2 * minute, kind: 'choose', place: 1, option: 'c' });
    attempt = await environment.load();
    environment.far.online = true;
    environment.far.logFails = true;
    environment.far.sent = [];
    await attempt.signIn('1001', '11111111', () => {});
    await environment.settle();
    expect(attempt.add({ kind: 'choose', place: 0, option: 'd' })).toBe(false);

    environment.far.logFails = false;
    await environment.pass(30_000, attempt);
    attempt.add({ kind: 'choose', place: 0, option: 'd' });
    await environment.pass(30_000, attempt);
    expect(tapped()).toEqual(['1c', '0d']);
    const told = environment.far.sent.flatMap(({ aside = [] }) => aside);
    expect(told.map(({ option }) => option)).toEqual(['a', 'b']);
  });

  it('leaves nothing of the examination on a device that is signed out, and ends the session', async () => {
    const attempt = await inWaitingRoom();
    await environment.pass(6 * minute, attempt);
    attempt.add({ kind: 'choose', place: 0, option: 'a' });
    attempt.add({ kind: 'hand-in' });
    await environment.settle();
    expect(environment.kept().length).toBeGreaterThan(0);
    expect(await attempt.leave?.(0)).toBe(0);
    expect([environment.kept(), environment.far.left]).toEqual([[], ['token']]);
    expect(attempt.store.getState()).toMatchObject({ record: null, log: null, paper: null, loaded: true });
    await environment.pass(30_000, attempt);
    expect((await environment.load()).store.getState().record).toBeNull();
  });

  it('throws nothing away that is not saved, unless it is said how much', async () => {
    const attempt = await inWaitingRoom();
    await environment.pass(6 * minute, attempt);
    environment.far.online = false;
    for (const option of ['a', 'b']) attempt.add({ kind: 'choose', place: 0, option });
    await environment.settle();
    expect(await attempt.leave?.(0)).toBe(2);
    expect(attempt.store.getState().record?.token).toBe('token');
    attempt.add({ kind: 'choose', place: 0, option: 'c' });
    expect(await attempt.leave?.(2)).toBe(3);
    environment.far.online = true;
    await environment.pass(30_000, attempt);
    expect(tapped()).toEqual(['0a', '0b', '0c']);
    expect(await attempt.leave?.(0)).toBe(0);
    expect(environment.kept()).toEqual([]);
  });

  it('is cleared by itself when the session has ended and all is saved; else what is not saved waits for the next sign-in', async () => {
    const attempt = await inWaitingRoom();
    await environment.pass(6 * minute, attempt);
    environment.far.signedOut = true;
    attempt.add({ kind: 'choose', place: 0, option: 'a' });
    await environment.pass(30_000, attempt);
    expect(attempt.store.getState().record).toMatchObject({ token: null });
    expect(environment.kept().length).toBeGreaterThan(0);
    environment.far.signedOut = false;
    await attempt.signIn('1001', '11111111', () => {});
    await environment.pass(30_000, attempt);
    expect(tapped()).toEqual(['0a']);
    environment.far.signedOut = true;
    await environment.pass(30_000, attempt);
    expect(attempt.store.getState().record).toBeNull();
    expect(environment.kept()).toEqual([]);
  });

  it('goes by the hall’s clock, whatever the device’s own is set to', async () => {
    const attempt = await inWaitingRoom();
    await environment.pass(6 * minute);
    environment.time.wall -= 3_600_000;
    expect(attempt.now()).toBe(environment.time.now);
    attempt.add({ kind: 'choose', place: 0, option: 'b' });
    await environment.settle();
    expect(environment.far.log[1]).toMatchObject({ kind: 'choose', at: minute });
  });

  it('runs from the key to the hand-in without a network, over a reload, and is the server’s log once it is back', async () => {
    await inWaitingRoom().then(() => environment.pass(6 * minute));
    environment.far.online = false;
    let attempt = await environment.load();
    expect(attempt.store.getState().paper?.text).toEqual(text);
    attempt.add({ kind: 'choose', place: 0, option: 'b' });
    attempt.add({ kind: 'see', place: 1 });
    await environment.pass(2 * minute, attempt);
    attempt = await environment.load();
    attempt.add({ kind: 'choose', place: 1, option: 'c' });
    attempt.add({ kind: 'hand-in' });
    await environment.pass(minute, attempt);
    expect(attempt.store.getState().log).toMatchObject({ connected: false });
    expect(receiptFrom(attempt.store.getState(), attempt.now())).toBeNull();
    expect(tapped()).toEqual([]);

    environment.far.online = true;
    attempt.online();
    await environment.settle();
    expect(tapped()).toEqual(['0b', '1c']);
    const { log } = attempt.store.getState();
    expect(log?.entries).toEqual(environment.far.log);
    expect(receiptFrom(attempt.store.getState(), attempt.now())?.code).toMatch(/^.{5}-.{5}$/);
  });

  it('reports when the program ran without a connection and when the page was left, also what an earlier page noted', async () => {
    let attempt = await inWaitingRoom();
    await environment.pass(6 * minute, attempt);
    environment.far.online = false;
    attempt.add({ kind: 'choose', place: 0, option: 'b' });
    await environment.pass(20_000, attempt);
    attempt.wasLeft(3100, false);
    attempt.wasLeft(4000, true);
    // The device has no connection for a minute.
    await environment.pass(minute);
    attempt = await environment.load();
    await environment.pass(10_000, attempt);
    environment.far.online = true;
    environment.far.sent = [];
    attempt.online();
    await environment.settle();
    expect(environment.far.sent[0]).toMatchObject({
      ran: [
        { from: minute + 5000, to: minute + 20_000 },
        { from: 2 * minute + 25_000, to: 2 * minute + 30_000 },
      ],
      left: [{ from: minute + 16_900, to: minute + 20_000 }],
    });
    await environment.pass(minute, attempt);
    expect(environment.far.sent.slice(1).every(({ ran, left }) => ran === undefined && left === undefined)).toBe(true);
  });

  it('tells what the hall has to say within 25 s, in the waiting room and in the paper, and moves the end by minutes given', async () => {
    const attempt = await inWaitingRoom();
    const notice = (id: string) => ({ id, at: iso(environment.time.now), kind: 'announce', text: { en: 'Sit down.' } });
    environment.far.notices = [notice('1')];
    await environment.pass(25_000);
    expect(attempt.store.getState().notices).toMatchObject([{ id: '1' }]);
    await environment.pass(6 * minute);
    environment.far.notices = [...environment.far.notices, notice('2')];
    environment.far.endsAt += 10 * minute;
    await environment.pass(25_000);
    expect(attempt.store.getState().notices).toMatchObject([{ id: '1' }, { id: '2' }]);
    expect(attempt.store.getState().record).toMatchObject({
      firstEndsAt: startsAt + 30 * minute,
      endsAt: startsAt + 40 * minute,
    });
  });

  it('opens the paper again when its hand-in is taken back, also over a reload without a network, until it is handed in once more', async () => {
    let attempt = await inWaitingRoom();
    await environment.pass(6 * minute);
    attempt.add({ kind: 'choose', place: 0, option: 'b' });
    attempt.add({ kind: 'hand-in' });
    await environment.settle();
    expect(receiptFrom(attempt.store.getState(), attempt.now())).not.toBeNull();
    environment.far.takenBack = [environment.far.log.length];
    await environment.pass(25_000);
    expect(receiptFrom(attempt.store.getState(), attempt.now())).toBeNull();
    expect(sittingOf(attempt.store.getState())).toMatchObject({ handedInAt: null, current: 0 });
    // The message stays until the candidate closes it.
    expect(attempt.store.getState().record?.backRead).toBeUndefined();
    attempt.readBack();

    environment.far.online = false;
    attempt = await environment.load();
    expect(sittingOf(attempt.store.getState())?.handedInAt).toBeNull();
    expect(attempt.store.getState().record?.backRead).toBe(1);
    attempt.add({ kind: 'choose', place: 1, option: 'c' });
    attempt.add({ kind: 'hand-in' });
    await environment.settle();
    expect(sittingOf(attempt.store.getState())?.handedInAt).not.toBeNull();
    environment.far.online = true;
    attempt.online();
    await environment.settle();
    expect(tapped()).toEqual(['0b', '1c']);
    expect(receiptFrom(attempt.store.getState(), attempt.now())).toMatchObject({ answers: 2, handedIn: true });
  });

  it('learns from the log that a hand-in was taken back, on a device that knew nothing of it', async () => {
    await inWaitingRoom();
    environment.far.log = [
      { n: 1, at: 1000, kind: 'see', place: 2 },
      { n: 2, at: 2000, kind: 'hand-in' },
    ];
    environment.far.takenBack = [2];
    const attempt = await environment.load();
    await environment.pass(6 * minute);
    expect(sittingOf(attempt.store.getState())).toMatchObject({ handedInAt: null, current: 2 });
  });

  it('tells minutes that were added once, with who gave them, from the moment that they are known until they are read away', async () => {
    let attempt = await inWaitingRoom();
    const untold = () => {
      const { record } = attempt.store.getState();
      return record && (record.endsAt - record.toldEndsAt) / minute;
    };
    const given = [{ at: iso(startsAt), minutes: 5, by: 'room' as const, reason: 'Late bus' }];
    Object.assign(environment.far, { endsAt: environment.far.endsAt + 5 * minute, given });
    await environment.pass(25_000);
    expect(untold()).toBe(5);
    expect(attempt.store.getState().record?.given).toEqual(given);
    await environment.pass(6 * minute);
    expect(untold()).toBe(5);
    attempt.readEnd();
    // A server that does not say who gave these minutes: the reason of earlier minutes does not apply to them.
    Object.assign(environment.far, { endsAt: environment.far.endsAt + 10 * minute, given: undefined });
    await environment.pass(25_000);
    expect(attempt.store.getState().record?.given).toBeUndefined();
    environment.far.online = false;
    attempt = await environment.load();
    expect(untold()).toBe(10);
    attempt.readEnd();
    attempt = await environment.load();
    expect(untold()).toBe(0);
    environment.far.online = true;
    await environment.pass(minute);
    expect(untold()).toBe(0);
  });

  it('says nothing of added minutes to who signs in late, whose end is later for that alone', async () => {
    await environment.pass(10 * minute);
    environment.far.endsAt += 5 * minute;
    const attempt = await inWaitingRoom();
    await environment.pass(25_000);
    const { paper, record } = attempt.store.getState();
    expect(paper).not.toBeNull();
    expect(record?.toldEndsAt).toBe(environment.far.endsAt);
  });

  it('hears in the waiting room that the candidate was confirmed as here', async () => {
    const attempt = await inWaitingRoom();
    const isHere = () => attempt.store.getState().record?.candidate.present;
    environment.far.present = false;
    await environment.pass(25_000);
    expect(isHere()).toBe(false);
    environment.far.present = true;
    await environment.pass(25_000);
    expect(isHere()).toBe(true);
  });

  it('waits for program and paper where they did not come, and begins with what is there', async () => {
    const attempt = await environment.load();
    await attempt.signIn('1001', '11111111', () => {});
    environment.far.online = false;
    environment.far.kept = false;
    attempt.goToWaitingRoom();
    await environment.pass(minute);
    expect(attempt.store.getState().sealedHere).toBe(false);
    environment.far.online = true;
    await environment.pass(25_000);
    expect(attempt.store.getState().sealedHere).toBe(true);
  });

  it('takes nothing after the end', async () => {
    const attempt = await inWaitingRoom();
    await environment.pass(36 * minute, attempt);
    expect(attempt.add({ kind: 'choose', place: 0, option: 'a' })).toBe(false);
    expect(receiptFrom(attempt.store.getState(), attempt.now())).toMatchObject({ handedIn: false, answers: 0 });
  });
});
