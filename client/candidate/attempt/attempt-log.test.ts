import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstHead, headOf } from '#exam/sitting/chain.ts';
import { commit, noCommitment, weigh, type LogHead } from '#exam/sitting/claims.ts';
import { sameEntry, type EntryBody, type LogEntry } from '#exam/sitting/entry.ts';
import { receive } from '#exam/sitting/log.ts';
import { createAttemptLog, unsavedAnswers, type Answer, type AttemptLog } from './attempt-log.ts';
import { openEntryStore, type EntryTable, type StorageCells } from './entry-store.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What survives a reload, and may be damaged. */
function device({ database = true, atOnce = true } = {}) {
  let rows: LogEntry[] = [];
  const texts = new Map<string, string>();
  const cell = (name: string) => ({
    read: () => (atOnce ? (texts.get(name) ?? null) : null),
    write: (text: string) => {
      if (atOnce) texts.set(name, text);
      return atOnce;
    },
  });
  const table: EntryTable = {
    all: async () => [...rows],
    add: async (entry) => {
      await settle();
      const known = rows.find(({ n }) => n === entry.n);
      if (known) return sameEntry(known, entry);
      rows.push(entry);
      return true;
    },
    replace: async (entries) => {
      rows = [...entries];
    },
  };
  const cells: StorageCells = { tail: cell('tail'), aside: cell('aside'), owner: cell('owner') };
  return { cells, texts, table: database ? table : null, rows: () => rows, clock: { now: 0 } };
}

/** A server that keeps a log. The test decides what the network does with each request. */
function server() {
  let log: LogEntry[] = [];
  let commitment = noCommitment;
  const implausible: number[] = [];
  const claims: LogHead[] = [];
  const write = (entries: readonly LogEntry[], held: LogHead | null = null): Answer => {
    const received = receive(log.length, (n) => log[n - 1], entries);
    if (received.kind === 'gap') return received;
    const arrivedAt = held?.at ?? 0;
    const before = { n: log.length, head: log.length === 0 ? firstHead : headOf(log) };
    const weighed = weigh(commitment, before, received.added, Infinity);
    implausible.push(...weighed.implausible);
    log = [...log, ...received.added];
    if (held !== null) claims.push(held);
    const said = { log: weighed.end, brought: received.added.length > 0, arrivedAt };
    commitment = commit({ ...commitment, reachedAt: weighed.reachedAt }, held, said).commitment;
    return { kind: 'written', n: log.length, head: headOf(log) };
  };
  return {
    log: () => log,
    /** The entries that the server would hold as impossible ones. */
    implausible,
    claims,
    write,
    lose: (from: number) => {
      log = log.slice(0, from);
      commitment = noCommitment;
    },
  };
}

type Fate = 'arrives' | 'lost' | 'told to wait' | 'answer-lost' | 'twice' | 'late';

/** A page of the device. Timers fire when the test says so, and the test decides what happens to each request. */
async function page(
  place: ReturnType<typeof device>,
  far: ReturnType<typeof server>,
  fates: Fate[] = [],
  tab = 'one',
  arriveTogether = Infinity,
) {
  const { entries, entryStore } = await openEntryStore(place.table, place.cells, tab);
  let timer: (() => void) | null = null;
  const waits: number[] = [];
  const sent: number[][] = [];
  const late: { readonly batch: readonly LogEntry[]; readonly held: LogHead | null }[] = [];
  const log: AttemptLog = createAttemptLog({
    entries,
    saved: 0,
    known: null,
    entryStore,
    send: async (batch, held) => {
      sent.push(batch.map(({ n }) => n));
      await settle();
      for (const old of late.splice(0)) far.write(old.batch, old.held);
      const fate = batch.length > arriveTogether ? 'lost' : (fates.shift() ?? 'arrives');
      if (fate === 'lost') return { kind: 'no-answer' };
      if (fate === 'told to wait') return { kind: 'no-answer', retryMs: 5000 };
      if (fate === 'late') {
        late.push({ batch, held });
        return { kind: 'no-answer' };
      }
      const answer = far.write(batch, held);
      if (fate === 'twice') far.write(batch, held);
      return fate === 'answer-lost' ? { kind: 'no-answer' } : answer;
    },
    readServer: async () => far.log(),
    at: () => (place.clock.now += 10),
    after: (ms, run) => {
      waits.push(ms);
      timer = run;
      return () => {
        if (timer === run) timer = null;
      };
    },
    random: () => 0.5,
    onChange: () => {},
  });
  const rest = async () => {
    for (let turn = 0; turn < 12; turn += 1) await settle();
  };
  return {
    log,
    waits,
    sent,
    rest,
    fire: async () => {
      const run = timer;
      timer = null;
      run?.();
      await rest();
    },
  };
}

const choose = (place: number, option: string): EntryBody => ({ kind: 'choose', place, option });

describe('the log of an attempt', () => {
  it('sends half as much after each failure, and more again once it arrives: over a slow link a call that is too large brings nothing', async () => {
    const [place, far] = [device(), server()];
    const { log, rest, sent, fire } = await page(place, far, ['lost'], 'one', 60);
    // The first goes alone and is lost, and the others wait behind it.
    for (let n = 0; n < 300; n += 1) log.add(choose(n % 100, 'a'));
    for (let turn = 0; turn < 30; turn += 1) await rest();
    while (log.state().saved < 300) {
      await fire();
      for (let turn = 0; turn < 4; turn += 1) await rest();
    }
    expect(far.log()).toEqual(log.state().entries);
    const lengths = sent.map(({ length }) => length).filter((length) => length > 0);
    expect(lengths).toEqual([1, 200, 100, 50, 100, 50, 100, 50, 100, 50, 100, 50, 50]);
  });

  it('numbers, keeps and sends what is done; saved is only what the head of the server says', async () => {
    const [place, far] = [device(), server()];
    const { log, rest } = await page(place, far);
    log.add(choose(0, 'a'));
    log.add(choose(3, 'b'));
    expect(log.state()).toMatchObject({ saved: 0, entries: [{ n: 1 }, { n: 2 }] });
    expect(unsavedAnswers(log.state())).toBe(2);
    await rest();
    expect(far.log()).toEqual(log.state().entries);
    expect(log.state()).toMatchObject({ saved: 2, connected: true, kept: 'stored' });
    expect(place.rows()).toEqual(far.log());
  });

  it('gathers what is done while a request is under way', async () => {
    const { log, sent, rest } = await page(device({ database: false }), server());
    log.add(choose(0, 'a'));
    for (let turn = 0; sent.length === 0; turn += 1) await Promise.resolve(turn);
    for (const option of ['b', 'c', 'd']) log.add(choose(0, option));
    await rest();
    expect(sent).toEqual([[1], [2, 3, 4]]);
  });

  it('asked to send while a request is under way, sends once more right after it, whatever becomes of it', async () => {
    const { log, sent, waits, rest, fire } = await page(device(), server(), ['arrives', 'arrives', 'lost']);
    log.sendNow();
    log.sendNow();
    log.sendNow();
    await rest();
    expect([sent, waits]).toEqual([[[], []], [20_000]]);
    log.sendNow();
    log.sendNow();
    await rest();
    expect(waits).toEqual([20_000, 0]);
    await fire();
    expect(sent).toHaveLength(4);
    expect(waits).toEqual([20_000, 0, 20_000]);
  });

  it('tries again after 1, 2, 4 … 30 s, and beats every 20 s ± 5 when there is nothing to send', async () => {
    const lost = Array.from({ length: 7 }, (): Fate => 'lost');
    const { log, waits, rest, fire } = await page(device(), server(), lost);
    log.add(choose(0, 'a'));
    await rest();
    expect(log.state().connected).toBe(false);
    for (let tries = 0; tries < 7; tries += 1) await fire();
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 20_000]);
    expect(log.state()).toMatchObject({ saved: 1, connected: true });
  });

  it('tries again when the server said that it would listen, in place of the pauses of its own', async () => {
    const told = Array.from({ length: 5 }, (): Fate => 'told to wait');
    const { log, waits, rest, fire } = await page(device(), server(), told);
    log.add(choose(0, 'a'));
    await rest();
    for (let tries = 0; tries < 5; tries += 1) await fire();
    expect(waits).toEqual([5000, 5000, 5000, 5000, 5000, 20_000]);
  });

  it('sends again from where the server ends', async () => {
    const far = server();
    const { log, sent, rest } = await page(device(), far);
    for (const option of ['a', 'b', 'c']) log.add(choose(0, option));
    await rest();
    far.lose(1);
    log.add(choose(0, 'd'));
    await rest();
    expect(sent.slice(-2)).toEqual([[4], [2, 3, 4]]);
    expect(far.log()).toEqual(log.state().entries);
  });

  it('takes what another device has written, and keeps aside what only this one had', async () => {
    const [place, far] = [device(), server()];
    const { log, rest } = await page(place, far, ['arrives', 'lost']);
    log.add(choose(0, 'a'));
    await rest();
    log.add(choose(1, 'b'));
    await rest();
    far.write([{ n: 2, at: 900, kind: 'choose', place: 1, option: 'd' }]);
    await log.compare();
    expect(log.state().entries).toEqual(far.log());
    expect(place.rows()).toEqual(far.log());
    expect(JSON.parse(place.texts.get('aside') ?? '')).toMatchObject([{ n: 2, option: 'b' }]);
  });

  it('lets one tab of a device write: the one that was opened last', async () => {
    const [place, far] = [device(), server()];
    const one = await page(place, far, [], 'one');
    one.log.add(choose(0, 'a'));
    await one.rest();
    const two = await page(place, far, [], 'two');
    expect(two.log.state().entries).toEqual(far.log());
    two.log.add(choose(0, 'b'));
    expect(one.log.add(choose(0, 'c'))).toBe(false);
    expect(one.log.state().stopped).toBe('other-tab');
    await two.rest();
    expect(far.log().map(({ option }) => option)).toEqual(['a', 'b']);
  });

  it.each([
    ['without a database', { database: false }, 'stored'],
    ['without storage that writes at once', { atOnce: false }, 'stored'],
    ['without either', { database: false, atOnce: false }, 'memory'],
  ] as const)('says how it keeps entries %s', async (_, broken, kept) => {
    const far = server();
    const { log, rest } = await page(device(broken), far);
    log.add(choose(0, 'a'));
    await rest();
    expect(log.state()).toMatchObject({ kept, saved: 1 });
  });

  it.each(['other-device', 'time-over', 'signed-out'] as const)('ends with %s and sends no more', async (kind) => {
    const { entryStore } = await openEntryStore(null, device().cells, 'one');
    let requests = 0;
    const log = createAttemptLog({
      entries: [],
      saved: 0,
      known: null,
      entryStore,
      send: async () => {
        requests += 1;
        return { kind };
      },
      readServer: async () => [],
      at: () => 1,
      after: () => () => {},
      random: () => 0,
      onChange: () => {},
    });
    log.add(choose(0, 'a'));
    await settle();
    expect(log.state().stopped).toBe(kind);
    expect(log.add(choose(0, 'b'))).toBe(false);
    log.sendNow();
    await settle();
    expect(requests).toBe(1);
  });

  it('sends what came while the refused request was under way too, over a lost link', async () => {
    const { entryStore } = await openEntryStore(null, device().cells, 'one');
    const sent: number[][] = [];
    const answers = ['other-device', 'no-answer', 'other-device'] as const;
    const due: (() => void)[] = [];
    const log = createAttemptLog({
      entries: [],
      saved: 0,
      known: null,
      entryStore,
      send: async (batch) => {
        sent.push(batch.map(({ n }) => n));
        await settle();
        return { kind: answers[sent.length - 1] ?? 'signed-out' };
      },
      readServer: async () => [],
      at: () => 1,
      after: (_, run) => {
        due.push(run);
        return () => {};
      },
      random: () => 0,
      onChange: () => {},
    });
    log.add(choose(0, 'a'));
    for (let turn = 0; sent.length === 0; turn += 1) await Promise.resolve(turn);
    log.add(choose(0, 'b'));
    for (let turn = 0; due.length === 0 && turn < 9; turn += 1) await settle();
    expect(log.state().stopped).toBe('other-device');
    due[0]?.();
    for (let turn = 0; turn < 9; turn += 1) await settle();
    expect(sent).toEqual([[1], [2], [2]]);
  });

  it('loses and doubles nothing over lost, doubled and late requests, reloads and tabs', async () => {
    // Whatever happens, the server never takes one of them for invented.
    const fate = fc.constantFrom<Fate>('arrives', 'lost', 'answer-lost', 'twice', 'late');
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.constant('tap' as const) },
      { weight: 2, arbitrary: fc.constant('timer' as const) },
      { weight: 2, arbitrary: fc.constant('rest' as const) },
      { weight: 1, arbitrary: fc.constant('reload' as const) },
      { weight: 1, arbitrary: fc.constant('tab' as const) },
    );
    const broken = fc.constantFrom({}, { database: false });
    await fc.assert(
      fc.asyncProperty(fc.array(fate), fc.array(step, { maxLength: 40 }), broken, async (fates, steps, parts) => {
        const [place, far] = [device(parts), server()];
        let tabs = 0;
        let here = await page(place, far, fates, 'tab-0');
        const taps: string[] = [];
        for (const [index, what] of steps.entries()) {
          if (what === 'tap') {
            here.log.add(choose(index % 5, 'abcd'.charAt(index % 4)));
            taps.push(`${index % 5}${'abcd'.charAt(index % 4)}`);
          } else if (what === 'timer') await here.fire();
          else if (what === 'rest') await here.rest();
          else {
            // A page that the candidate leaves stops in the middle of its work; another tab goes on in the background.
            if (what === 'reload') here.log.close();
            tabs += 1;
            here = await page(place, far, fates, `tab-${tabs}`);
          }
        }
        fates.length = 0;
        here.log.sendNow();
        await here.rest();
        await here.fire();
        await here.rest();
        expect(far.log().map(({ place: at, option }) => `${at}${option}`)).toEqual(taps);
        expect(here.log.state().entries).toEqual(far.log());
        expect(here.log.state().saved).toBe(taps.length);
        expect(far.implausible).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('says with each call what it has, also where it has nothing to send', async () => {
    const [place, far] = [device(), server()];
    const here = await page(place, far);
    here.log.add(choose(0, 'a'));
    here.log.add(choose(1, 'b'));
    await here.rest();
    await here.fire();
    const entries = far.log();
    expect(far.claims.at(-1)).toMatchObject({ n: 2, head: headOf(entries) });
    expect(here.sent.at(-1)).toEqual([]);
  });

  it('says nothing any more where another tab writes: that one may have more', async () => {
    const [place, far] = [device(), server()];
    const before = await page(place, far, [], 'one');
    before.log.add(choose(0, 'a'));
    await before.rest();
    const calls = before.sent.length;
    await page(place, far, [], 'two');
    before.log.sendNow();
    await before.rest();
    expect([before.sent.length, before.log.state().stopped]).toEqual([calls, 'other-tab']);
  });

  it('sends of what a full log does not take the last choice of each question, once, and says so', async () => {
    const place = device();
    const full = Array.from({ length: 20_000 }, (_, index): LogEntry => ({
      n: index + 1,
      at: 0,
      kind: 'see',
      place: 0,
    }));
    const sent: (readonly LogEntry[])[] = [];
    const { entryStore } = await openEntryStore(null, place.cells, 'one');
    let fire = () => {};
    const log = createAttemptLog({
      entries: full,
      saved: full.length,
      known: null,
      entryStore,
      send: async (entries) => {
        sent.push(entries);
        return entries.length > 0 ? { kind: 'log-full' } : { kind: 'written', n: 20_000, head: headOf(full) };
      },
      readServer: async () => full,
      at: () => 100,
      after: (_ms, run) => {
        fire = run;
        return () => {};
      },
      random: () => 0.5,
      onChange: () => {},
    });
    for (const act of [choose(0, 'a'), choose(1, 'b'), choose(0, 'c')]) log.add(act);
    await settle();
    await settle();
    const told = sent.flat().map(({ n, place: at, option }) => `${n} ${at}${option}`);
    expect([told.at(-1), new Set(told).size]).toEqual(['20003 0c', told.length]);
    expect(log.state()).toMatchObject({ full: true, connected: true, stopped: null });
    fire();
    await settle();
    expect(sent.at(-1)).toEqual([]);
  });
});
