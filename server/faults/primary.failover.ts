import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { startCluster } from '#server/faults/cluster.ts';
import { anAct, beginDay, candidate, readLogs, watch } from '#server/faults/hall-day.ts';
import { openHallDevice, type DeviceEnvironment } from '#server/faults/hall-device.ts';
import { startServer } from '#server/faults/start.ts';
import { makePostgres } from '#server/testing/databases.ts';

const candidates = 300;

it('a primary that is killed in the middle of an examination takes no acknowledged answer with it, and answers flow again within 30 seconds', async ({
  onTestFinished,
}) => {
  const cluster = await startCluster();
  onTestFinished(cluster.remove);
  const place = await makePostgres(cluster.url);
  onTestFinished(place.remove);
  const { startsAt } = await beginDay(place, candidates);
  const servers = [startServer(place), startServer(place)];
  const addresses = await Promise.all(servers.map(({ ready }) => ready));
  const random = seededRandom(candidates);
  const { changed, unexpected, until } = watch();
  const address = () => addresses[Math.floor(random() * addresses.length)] ?? '';
  const world: DeviceEnvironment = { address, startsAt, faster: 1, badLinks: false, random, changed, unexpected };
  const devices = await Promise.all(
    Array.from({ length: candidates }, (_, n) => openHallDevice(n, `phone-${n}`, world)),
  );

  const over = new AbortController();
  const sitting = devices.map(async (device) => {
    while (!over.signal.aborted) {
      await pause(random() * 6000);
      if (!over.signal.aborted) expect(device.tap(anAct(random))).toBe(true);
    }
  });
  const savedOf = () => devices.map((device) => device.acknowledged().length);
  await until(() => savedOf().every((saved) => saved >= 3));
  await cluster.untilSynchronous();

  const killed = (await cluster.primary()) ?? '';
  const killedAt = performance.now();
  await cluster.kill(killed);
  const seconds = () => (performance.now() - killedAt) / 1000;
  // Acknowledgements until now come from the killed primary: requests that it answered have returned.
  await pause(500);
  const acknowledged = devices.map((device) => device.acknowledged());
  await until(() => savedOf().some((saved, n) => saved > (acknowledged[n]?.length ?? 0)));
  const first = seconds();
  const logs = await readLogs(place);
  for (const [n, entries] of acknowledged.entries()) {
    expect((logs.get(candidate(n).symbolNumber) ?? []).slice(0, entries.length)).toEqual(entries);
  }
  expect(await cluster.primary()).not.toBe(killed);
  const goOn = () => savedOf().filter((saved, n) => saved > (acknowledged[n]?.length ?? 0)).length;
  await until(() => goOn() >= candidates / 2);
  const half = seconds();
  await until(() => goOn() === candidates);
  const all = seconds();

  // The old primary comes back as a standby of the new one.
  cluster.start(killed);
  over.abort();
  await Promise.all(sitting);
  for (const device of devices) device.tap({ kind: 'hand-in' });
  await until(() => devices.every((device) => device.acknowledged().length === device.state().entries.length));
  const logsAtLast = await readLogs(place);
  for (const [n, device] of devices.entries()) {
    expect(logsAtLast.get(candidate(n).symbolNumber)).toEqual(device.state().entries);
    await device.close();
  }
  await cluster.untilFollowing(killed);
  for (const server of servers) server.signal('SIGTERM');
  for (const server of servers) expect((await server.ended).code).toBe(0);
  const count = acknowledged.reduce((sum, { length }) => sum + length, 0);
  process.stdout.write(
    `${count} answers acknowledged before the kill, none lost; the first saved again after ${first.toFixed(1)} s, of half the candidates after ${half.toFixed(1)} s, of all after ${all.toFixed(1)} s.\n`,
  );
  expect(first).toBeLessThan(30);
});
