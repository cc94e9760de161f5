import type { Limit } from '#server/accounts/limits.ts';

/**
 * Wrong room passes for one examination from one address. A pass has 49 bits of chance, so a right one opens its room all the same: else
 * a candidate behind the school's address could keep every invigilator out.
 */
export const wrongPasses: readonly Limit[] = [
  {
    name: 'room-pass',
    by: ['account', 'address'],
    devices: 'any',
    allowed: 20,
    windowMs: 15 * 60_000,
    eachAccountOnce: false,
    effect: 'refuse',
  },
];
