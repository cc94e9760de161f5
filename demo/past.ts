import { minute } from './examination.ts';
import { heartbeatMs } from './sitter.ts';
import type { DemoClock } from './clock.ts';
import type { Hall } from './hall.ts';

/**
 * Two heartbeats: devices are heard of at each turn, before a silence begins (exam/sitting/silence.ts). A turn more often
 * would change nothing that a person sees of a day that is over.
 */
const turnMs = 2 * heartbeatMs;

/** Holds an examination until `until` (ms since 1970): the clock stands still for each turn. */
export async function holdUntil(clock: DemoClock, hall: Hall, until: number, stepMs: number = turnMs): Promise<void> {
  for (let at = hall.examination.startsAt - 10 * minute; at < until; at += stepMs) {
    clock.standAt(at);
    // oxlint-disable-next-line eslint/no-await-in-loop -- time goes in one direction
    await hall.turn();
  }
}
