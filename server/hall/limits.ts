import type { Limit } from '#server/accounts/limits.ts';

/**
 * Wrong PINs of one candidate, from one address and from all. PINs are random, of eight digits: so few tries find none. An address alone
 * is not counted: a school of five hundred candidates has one. A new PIN clears what was counted.
 */
export const wrongPins: readonly Limit[] = [
  limit('hall-candidate-address', ['account', 'address'], 20),
  limit('hall-candidate', ['account'], 100),
];

function limit(name: string, by: Limit['by'], allowed: number): Limit {
  return { name, by, devices: 'any', allowed, windowMs: 15 * 60_000, eachAccountOnce: false, effect: 'refuse' };
}
