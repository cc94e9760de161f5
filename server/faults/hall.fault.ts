import { chownSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { describe, it } from 'vitest';
import { headOf } from '#exam/sitting/chain.ts';
import { canonical, sameEntry, type EntryBody, type LogEntry } from '#exam/sitting/entry.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { entryOf } from '#server/features/examinations/marking/entry-of.ts';
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
import { openHallDevice, type DeviceEnvironment, type HallDevice } from '#server/faults/hall-device.ts';
import { roundsAtMost, startServer } from '#server/faults/start.ts';
import { makePostgres, makeSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';
import type { ServerProcess } from '#server/testing/process.ts';
import { mountedDisk, smallDisks, type MakeDisk, type SmallDisk } from '#server/testing/small-disk.ts';

/**
 * One kill in each round; every start of a server costs a second. The long form makes more than 10,000 taps on each
 * database.
 */
const [rounds, candidates, tapsARound] = roundsAtMost > 5 ? [15, 24, 30] : [1, 10, 8];

/** The bytes a second of a slow link. A save takes some 50 ms on it, a hundred times as long as on the others. */
const slow = 20_000;
/** How far a server's clock is set forward or back at most, in ms. The candidates began a quarter of an hour ago. */
const clockStep = 600_000;

interface Sitter {
  readonly n: number;
  device: HallDevice;
  /** All taps that the log must have, in order. */
  taps: EntryBody[];
  /** The entries that the first device still held when another one took over. */
  aside: readonly LogEntry[];
  minutesGiven: number;
}

interface Log {
  readonly entries: readonly LogEntry[];
  readonly n: number;
  readonly head: string;
  readonly endsAt: string;
}

interface FaultPlace {
  readonly place: TestDatabase;
  readonly servers: number;
  /**
   * Kills the database and starts it again; returns the remaining steps. Null if the database is no process of its own.
   */
  readonly killDatabase: (() => Promise<() => Promise<void>>) | null;
  /** The disk of the database; null if this user can't make a small disk for it. */
  readonly disk: SmallDisk | null;
}

/** On PostgreSQL two servers share the candidates, and each kill hits one of the three. */
const kinds: readonly { readonly kind: string; readonly make: () => Promise<FaultPlace> }[] = [
  { kind: 'SQLite', make: makeSmallSqlite },
  { kind: 'PostgreSQL', make: makeMortalPostgres },
];

async function makeSmallSqlite(): Promise<FaultPlace> {
  const { settings, remove } = await makeSqlite();
  const disk = smallDisks[0]?.make(settings.dataDir) ?? null;
  const place = {
    settings,
    remove: async () => {
      disk?.remove();
      await remove();
    },
  };
  return { place, servers: 1, killDatabase: null, disk };
}

async function makeMortalPostgres(): Promise<FaultPlace> {
  const postgres = await createPostgresServer({ outlive: 'kills' });
  const { settings, remove } = await makePostgres(postgres.url);
  const disk = mountedDisk && (await moveTo(mountedDisk, postgres, settings.databaseUrl ?? ''));
  return {
    place: {
      settings,
      remove: async () => {
        await remove();
        disk?.remove();
        await postgres.remove();
      },
    },
    servers: 2,
    disk,
    killDatabase: async () => {
      await postgres.kill();
      await postgres.start();
      return async () => {};
    },
  };
}

/** Moves one database of a PostgreSQL to a small disk of its own. */
async function moveTo(make: MakeDisk, { url, dataFolder }: PostgresServer, database: string): Promise<SmallDisk> {
  const folder = join(dirname(dataFolder), 'small');
  const { uid, gid } = statSync(dataFolder);
  mkdirSync(folder);
  chownSync(folder, uid, gid);
  const disk = make(folder);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create tablespace small location '${folder}'`);
  await client.query(`alter database ${new URL(database).pathname.slice(1)} set tablespace small`);
  await client.end();
  return disk;
}

describe.concurrent.each(kinds)('candidates in the hall on $kind', ({ make }) => {
  it('lose no tap and have none twice, over kills, cut and slow links, a full disk, reloads, tabs, devices and clocks', async ({
    annotate,
    expect,
    onTestFinished,
  }) => {
    const { place, servers: count, killDatabase, disk } = await make();
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
    const world: DeviceEnvironment = { address, startsAt, faster: 40, badLinks: true, random, changed, unexpected };
    const invigilator = await watchOverHttp(address, pass);
    const sitters = await Promise.all(
      Array.from({ length: candidates }, async (_, n): Promise<Sitter> => {
        const device = await openHallDevice(n, `first-${n}`, world);
        return { n, device, taps: [], aside: [], minutesGiven: 0 };
      }),
    );
    const closeAll = () => Promise.all(sitters.map(({ device }) => device.close()));
    onTestFinished(async () => void (await closeAll()));
    const sumOf = (number: (device: HallDevice) => number) =>
      sitters.reduce((sum, { device }) => sum + number(device), 0);
    const saved = () => sumOf((device) => device.acknowledged().length);
    const refusals = () => sumOf((device) => device.refusals());
    const counts = { taps: 0, kills: 0, refusals: 0, clockSteps: 0 };

    function tap({ device, taps }: Sitter, act: EntryBody): void {
      expect(device.tap(act)).toBe(true);
      taps.push(act);
      counts.taps += 1;
    }

    /** A candidate's taps in a round, and what happens to the device in between. */
    async function sit(sitter: Sitter, round: number): Promise<void> {
      sitter.device.limit(random() < 0.25 ? slow : null);
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

    /** The phone loses its link, and the candidate continues on another device. Later the phone comes back. */
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
      await until(() => first.state().stopped === 'other-device' && first.offered() === first.state().entries.length);
      await first.close();
    }

    async function giveTime(sitter: Sitter, minutes: number): Promise<void> {
      const to = { symbolNumber: candidate(sitter.n).symbolNumber };
      await invigilator.act({ kind: 'minutes', to, minutes, reason: 'The light went out.' });
      sitter.minutesGiven += minutes;
    }

    /** Each server's clock goes wrong by itself; a restarted one is right again. */
    async function stepClocks(): Promise<void> {
      for (const server of servers) {
        await server.setClock(Date.now() + Math.round((random() * 2 - 1) * clockStep));
        counts.clockSteps += 1;
      }
    }

    /** The disk stays full until a save of some device was refused. */
    async function fillDisk({ fill, free }: SmallDisk): Promise<void> {
      const pid = servers[0]?.pid ?? 0;
      const before = refusals();
      fill(pid);
      while (refusals() === before) {
        for (const sitter of sitters) tap(sitter, anAct(random));
        await Promise.race([until(() => refusals() > before), pause(20)]);
      }
      counts.refusals += refusals() - before;
      free(pid);
    }

    async function killServer(which: number): Promise<() => Promise<void>> {
      servers[which]?.signal('SIGKILL');
      await servers[which]?.ended;
      return () => start(which);
    }

    /**
     * Kills a server or the database after so many further entries are saved. All acknowledged entries must be there.
     */
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
      counts.kills += 1;
    }

    for (let round = 0; round < rounds; round += 1) {
      await stepClocks();
      if (disk !== null && round % 4 === 0) await fillDisk(disk);
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
    const { held, said } = await evidence(place, sitters);
    expect(held).toEqual(said);
    await closeAll();
    await annotate(JSON.stringify(counts));
    for (const server of servers) server.signal('SIGTERM');
    for (const server of servers) expect((await server.ended).code).toBe(0);
  });
});

/**
 * The evidence outside the logs, by the server and by the devices: the work of replaced devices. Each entry is matched
 * by its owner and its chain.
 */
async function evidence(place: TestDatabase, sitters: readonly Sitter[]) {
  const logs = await readLogs(place);
  const { db, close } = await openDatabase(place.settings);
  const rows = await db.selectFrom('held_entry').selectAll().execute();
  await close();
  const held = rows.map((row) => ({ symbolNumber: row.symbol_number, entry: entryOf(row) }));
  const said = sitters.flatMap(({ n, aside }) => {
    return aside.map((entry) => ({ symbolNumber: candidate(n).symbolNumber, entry }));
  });
  const textsOf = (all: typeof held) =>
    all
      .filter(({ symbolNumber, entry }) => !logs.get(symbolNumber)?.some((logged) => sameEntry(logged, entry)))
      .map(({ symbolNumber, entry }) => `${symbolNumber} ${canonical(entry)}`)
      .sort();
  return { held: textsOf(held), said: textsOf(said) };
}
