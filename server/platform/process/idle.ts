import type { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Repeat } from './schedule.ts';

/** How often an idle server looks whether it may end, in ms. */
const lookEveryMs = 60_000;

/** What decides whether a server may end for want of work. */
export interface Idleness {
  /** How long nothing may have been asked, in ms. */
  readonly idleMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly every: Repeat;
  /** Whether it has to run although nothing is asked. */
  readonly isNeeded: () => Promise<boolean>;
  /** Ends the server in order. */
  readonly end: () => void;
}

/** Ends a server that was asked nothing for so long, and has nothing to do. What holds its socket starts it again. */
export function endWhenIdle(server: EventEmitter, { idleMs, now, every, isNeeded, end }: Idleness): void {
  let underWay = 0;
  let lastAsked = now();
  server.on('request', (_request: unknown, response: ServerResponse) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      lastAsked = now();
    });
  });
  const isIdle = () => underWay === 0 && now() - lastAsked >= idleMs;
  const stop = every(lookEveryMs, async () => {
    // A call may come while the database is asked.
    if (!isIdle() || (await isNeeded()) || !isIdle()) return;
    stop();
    end();
  });
}
