import { Agent } from 'node:http';
import type { TestDatabase } from '#server/testing/databases.ts';
import type { Child } from '../server/child.ts';
import { device, newRun, type Run, type Timing } from './device.ts';
import { sealExamination } from './hall.ts';

/** The result of a rush. */
export interface Rush {
  readonly run: Run;
  readonly timings: readonly Timing[];
  /** The server's CPU time for each sign-in, in µs. */
  readonly cpu: number;
}

/** Lets so many sign in at the same moment, each on a new connection, like a hall whose doors open. */
export async function rush(place: TestDatabase, server: Child, counts: readonly number[]): Promise<readonly Rush[]> {
  const startsAt = Date.now() + 30 * 60_000;
  await sealExamination(server.url, place, { candidates: counts.reduce((a, b) => a + b, 0), startsAt, minutes: 60 });
  const rushes: Rush[] = [];
  let first = 0;
  for (const count of counts) {
    const agent = new Agent({ keepAlive: true, maxSockets: count });
    const run = { ...newRun(server.url, startsAt), agent };
    const devices = Array.from({ length: count }, (_, n) => device(run, first + n));
    first += count;
    const before = server.cpuSeconds();
    // oxlint-disable-next-line eslint/no-await-in-loop -- one rush after the other
    await Promise.all(devices.map((each) => each.signIn()));
    rushes.push({ run, timings: run.timings, cpu: ((server.cpuSeconds() - before) / count) * 1_000_000 });
    agent.destroy();
  }
  return rushes;
}
