import { setTimeout as pause } from 'node:timers/promises';
import { describe, it } from 'vitest';
import { headOf } from '#exam/sitting/chain.ts';
import type { Act, Entry } from '#exam/sitting/entry.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { openDatabase } from '#server/database/open.ts';
import {
  anAct,
  beginDay,
  candidate,
  examCode,
  readLogs,
  untilAnswered,
  watch,
  watchOverHttp,
} from '#server/faults/hall-day.ts';
import { openHallDevice, type DeviceWorld, type HallDevice } from '#server/faults/hall-device.ts';
import { roundsAtMost, startServer } from '#server/faults/start.ts';
import { makePostgres, migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import type { ServerProcess } from '#server/testing/process.ts';

/** One kill each; every start of a server costs a second. The long form makes more than 10,000 taps on both databases together. */
const [rounds, candidates, tapsARound] = roundsAtMost > 5 ? [15, 24, 16] : [1, 10, 8];

interface Sitter {
  readonly n: number;
  device: HallDevice;
  /** All that was tapped and that the log has to have, in order. */
  taps: Act[];
  /** What the first device still held when another one took over. */
  aside: readonly Entry[];
  minutesGiven: number;
}

interface Log {
  readonly entries: readonly Entry[];
  readonly n: number;
  readonly head: string;
  readonly endsAt: string;
}

interface FaultPlace {
  readonly place: TestDatabase;
  readonly servers: number;
  /** Kills the database and starts it again; gives what is left to do. Null where it is no process of its own. */
  readonly killDatabase: (() => Promise<() => Promise<void>>) | null;
}

/** On PostgreSQL two servers share the candidates, and one of the three is killed at a time. */
const kinds: readonly { readonly kind: string; readonly make: () => Promise<FaultPlace> }[] = [
  { kind: 'SQLite', make: async () => ({ place: await migratedSqlite(), servers: 1, killDatabase: null }) },
  { kind: 'PostgreSQL', make: makeMortalPostgres },
];

async function makeMortalPostgres(): Promise<FaultPlace> {
  const postgres = await createPostgresServer({ outlive: 'kills' });
  const { settings, remove } = await makePostgres(postgres.url);
  return {
    place: {
      settings,
      remove: async () => {
        await remove();
        await postgres.remove();
      },
    },
    servers: 2,
    killDatabase: async () => {
      await postgres.kill();
      await postgres.start();
      return async () => {};
    },
  };
}

describe.concurrent.each(kinds)('candidates in the hall on $kind', ({ make }) => {
  it('lose no tap and have none twice, over kills, cut answers, reloads, tabs, devices and clocks', async ({
    expect,
    onTestFinished,
  }) => {
    const { place, servers: count, killDatabase } = await make();
    onTestFinished(place.remove);
    const { startsAt, pass, endOf } = await beginDay(place, candidates);
    const random = seededRandom(count);
    const servers: ServerProcess[] = [];
    const addresses: string[] = [];
    const start = async (which: number) => {
      const server = startServer(place);
      servers[which] = server;
      addresses[which] = await server.ready;
    };
    for (let which = 0; which < count; which += 1) await start(which);
    const { changed, unexpected, until } = watch();
    const address = () => addresses[Math.floor(random() * count)] ?? '';
    const world: DeviceWorld = { address, startsAt, faster: 40, badLinks: true, random, changed, unexpected };
    const invigilator = await watchOverHttp(address, pass);
    const sitters = await Promise.all(
      Array.from({ length: candidates }, async (_, n): Promise<Sitter> => {
        const device = await openHallDevice(n, `first-${n}`, world);
        return { n, device, taps: [], aside: [], minutesGiven: 0 };
      }),
    );
    const closeAll = () => {
      for (const { device } of sitters) device.close();
    };
    onTestFinished(closeAll);
    const saved = () => sitters.reduce((sum, { device }) => sum + device.acknowledged().length, 0);

    function tap({ device, taps }: Sitter, act: Act): void {
      expect(device.tap(act)).toBe(true);
      taps.push(act);
    }

    /** A candidate's taps of a round, and what happens to the device in between. */
    async function sit(sitter: Sitter, round: number): Promise<void> {
      for (let taps = 0; taps < tapsARound; taps += 1) {
        tap(sitter, anAct(random));
        const chance = random();
        if (chance < 0.04) await sitter.device.reload();
        else if (chance < 0.08) expect(await sitter.device.otherTab(anAct(random))).toBe(false);
        else if (chance < 0.12) sitter.device.stepClock(Math.round((random() - 0.5) * 600_000));
        else await pause(random() * 12);
      }
      if (sitter.n * 2 === round) await changeDevice(sitter);
      if (sitter.n === (round * 5) % candidates) await giveTime(sitter, 1 + (round % 3));
    }

    /** The phone loses its link, and the candidate goes on at another one; later the first one is back. */
    async function changeDevice(sitter: Sitter): Promise<void> {
      const { n, device: first } = sitter;
      await first.link(false);
      for (let taps = 0; taps < 4; taps += 1) tap(sitter, anAct(random));
      await invigilator.act({ kind: 'release', symbolNumber: candidate(n).symbolNumber });
      sitter.device = await openHallDevice(n, `second-${n}`, world);
      const { length } = sitter.device.state().entries;
      sitter.aside = first.state().entries.slice(length);
      sitter.taps = sitter.taps.slice(0, length);
      for (let taps = 0; taps < 4; taps += 1) tap(sitter, anAct(random));
      await first.link(true);
      first.online();
      await until(() => first.state().stopped === 'other-device');
      first.close();
    }

    async function giveTime(sitter: Sitter, minutes: number): Promise<void> {
      const to = { symbolNumber: candidate(sitter.n).symbolNumber };
      await invigilator.act({ kind: 'minutes', to, minutes, reason: 'The light went out.' });
      sitter.minutesGiven += minutes;
    }

    async function killServer(which: number): Promise<() => Promise<void>> {
      servers[which]?.signal('SIGKILL');
      await servers[which]?.ended;
      return () => start(which);
    }

    /** Kills a server or the database once so many entries more are saved: what was acknowledged is there. */
    async function kill(round: number, more: number): Promise<void> {
      const before = saved();
      await until(() => saved() >= before + more);
      await pause((round * 7) % 31);
      const startAgain =
        killDatabase !== null && round % 3 === 1 ? await killDatabase() : await killServer(round % count);
      const acknowledged = sitters.map(({ n, device }) => ({ n, entries: device.acknowledged() }));
      const logs = await readLogs(place);
      for (const { n, entries } of acknowledged) {
        expect((logs.get(candidate(n).symbolNumber) ?? []).slice(0, entries.length)).toEqual(entries);
      }
      await startAgain();
    }

    for (let round = 0; round < rounds; round += 1) {
      const killed = kill(round, 1 + ((round * 13) % (candidates * 3)));
      await Promise.all([killed, ...sitters.map((sitter) => sit(sitter, round))]);
    }
    const killed = kill(rounds, 1);
    for (const sitter of sitters) tap(sitter, { kind: 'hand-in' });
    await killed;
    await until(() => sitters.every(({ device }) => device.acknowledged().length === device.state().entries.length));

    for (const { n, device, taps, minutesGiven } of sitters) {
      const path = `/hall/${examCode}/entries`;
      const log = await untilAnswered<Log>(address, path, undefined, device.token);
      const { entries, stopped } = device.state();
      expect(log.entries.map(({ kind, place: where, option }) => ({ kind, place: where, option }))).toEqual(taps);
      expect(log.entries).toEqual(entries);
      expect(log).toMatchObject({ n: taps.length, head: headOf(entries), endsAt: endOf(n, minutesGiven) });
      expect(stopped).toBe(null);
    }
    expect(sitters.filter(({ aside }) => aside.length > 0).length).toBeGreaterThan(0);
    expect(await heldAside(place)).toEqual(sitters.flatMap(asideTexts).sort());
    closeAll();
    for (const server of servers) server.signal('SIGTERM');
    for (const server of servers) expect((await server.ended).code).toBe(0);
  });
});

function asideTexts({ n, aside }: Sitter): string[] {
  return aside.map((entry) => `${candidate(n).symbolNumber} ${entry.n} ${entry.at} ${entry.kind}`);
}

/** The evidence that is none of the log: what came from replaced devices, or differed from what is there. */
async function heldAside(place: TestDatabase): Promise<string[]> {
  const logs = await readLogs(place);
  const { db, close } = await openDatabase(place.settings);
  const rows = await db.selectFrom('held_entry').selectAll().execute();
  await close();
  const isLogged = ({ symbol_number, n, at }: (typeof rows)[number]) =>
    logs.get(symbol_number)?.some((entry) => entry.n === n && entry.at === at) ?? false;
  return rows
    .filter((row) => !isLogged(row))
    .map(({ symbol_number, n, at, kind }) => `${symbol_number} ${n} ${at} ${kind}`)
    .sort();
}
