import { worthALook } from '#contract/wrong-pins.ts';
import type { Limit } from '#server/platform/security/limits.ts';
import type { LimitCount } from '#server/platform/security/limiter.ts';

/** How long wrong tries of the hall count from the first, in ms. */
export const wrongTriesWindow = 15 * 60_000;

/**
 * After so many wrong tries in the window, the right PIN is refused too. With eight digits that is a chance of one in a
 * hundred thousand.
 */
export const mostWrongTries = 1000;

/** Wrong PINs of one candidate from all addresses; the board shows this count. */
const wrongPinsOfCandidate: Limit = { ...limit('hall-candidate', ['account'], 100, 'slow'), onBoard: true };

/**
 * Wrong PINs of one candidate. They delay the next wrong ones, but never a right one, so that strangers can't keep a
 * candidate out. An address alone is not counted, because a school of five hundred candidates has one. A device that
 * was in before has its own count. Release, presence and a new PIN clear the counts.
 */
export const wrongPins: readonly Limit[] = [
  limit('hall-candidate-address', ['account', 'address'], worthALook, 'slow'),
  wrongPinsOfCandidate,
  { ...limit('hall-candidate-most', ['account'], mostWrongTries, 'refuse'), devices: 'new' },
  { ...limit('hall-candidate-device', ['account', 'device'], mostWrongTries, 'refuse'), devices: 'known' },
];

/** Tries with unknown symbol numbers. They share one row for each address and examination, however many are made up. */
export const unknownNumbers: readonly Limit[] = [limit('hall-unknown', ['account', 'address'], 300, 'slow')];

/**
 * Wrong room passes for one examination from one address. A pass has 49 bits of chance, so a right one opens its room
 * even then. Otherwise a candidate behind the school's address could keep every invigilator out.
 */
export const wrongPasses: readonly Limit[] = [limit('room-pass', ['account', 'address'], 20, 'refuse')];

function limit(name: string, by: Limit['by'], allowed: number, effect: Limit['effect']): Limit {
  return { name, by, devices: 'any', allowed, windowMs: wrongTriesWindow, eachAccountOnce: false, effect };
}

const pauseStepMs = 500;
const longestPauseMs = 30_000;

/** How long the answer to a wrong try waits, in ms. It grows with each one over a limit, up to half a minute. */
export function pauseAfterWrong(counted: readonly LimitCount[]): number {
  const over = counted.map(({ limit: { effect, allowed }, count }) => (effect === 'slow' ? count - allowed : 0));
  return Math.min(longestPauseMs, Math.max(0, ...over) * pauseStepMs);
}

/** The limit that one of these counts has just used up, if there is one. */
export function justReached(counted: readonly LimitCount[]): Limit | undefined {
  return counted.find(({ limit: { allowed }, count }) => count === allowed)?.limit;
}
