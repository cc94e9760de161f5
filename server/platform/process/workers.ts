import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { inProject } from '#server/platform/files/in-project.ts';
import { endSignals, graceMs } from './end.ts';

/**
 * After a worker that ended sooner than this, in ms, the next one starts only after a pause. It would probably end soon
 * too.
 */
const soonMs = 10_000;
const pauseMs = 1000;

/**
 * Starts so many servers on the one port, and watches over them. It restarts one that dies, and a signal ends all in
 * order. `ready` gets the address when every one listens. A worker that can't start before that has said why; then all
 * end, with exit code 1.
 */
export function startWorkers(count: number, logger: Logger, ready: (address: string) => void): void {
  // The workers take connections from one queue, so another takes those of a dying worker. If they were handed out in
  // turn, the dead worker would hold them for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: inProject('server/worker.ts') });
  const alive = new Set<Worker>();
  const listening = new Set<Worker>();
  let alone = true;
  let told = false;
  let ending = false;

  function start(): void {
    const began = performance.now();
    const worker = cluster.fork();
    alive.add(worker);
    worker.once('message', (address: string) => {
      listening.add(worker);
      if (told) logger.info({ pid: worker.process.pid }, 'a worker is up again');
      // The first one shows that the settings are right; with a wrong one the others would only repeat the error.
      if (alone) for (let more = 1; more < count; more += 1) start();
      alone = false;
      if (told || listening.size < count) return;
      told = true;
      ready(address);
    });
    worker.once('exit', (code, signal) => {
      alive.delete(worker);
      const served = listening.delete(worker);
      if (!ending && !told && !served) end(1);
      if (ending) return ended(served && code !== 0);
      logger.error({ pid: worker.process.pid, code, signal }, 'a worker ended, another is started');
      setTimeout(() => ending || start(), performance.now() - began < soonMs ? pauseMs : 0);
    });
  }

  function end(code: number): void {
    if (code !== 0) process.exitCode = code;
    for (const worker of alive) worker.process.kill('SIGTERM');
    // A stuck worker would keep the port from the next server.
    if (!ending) setTimeout(() => alive.forEach((worker) => worker.process.kill('SIGKILL')), graceMs + 5000).unref();
    ending = true;
    ended(false);
  }

  function ended(badly: boolean): void {
    if (badly) process.exitCode = 1;
    if (alive.size === 0) process.exit();
  }

  for (const signal of endSignals) process.on(signal, () => end(0));
  start();
}
