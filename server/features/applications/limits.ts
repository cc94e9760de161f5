import type { Limit } from '#server/platform/security/limits.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Wrong codes of an application. After them a wrong one answers no longer that it was wrong, but when to try again; the
 * right one opens its application always. Of 850 thousand million codes a stranger finds none in that time.
 */
export const wrongCodes: readonly Limit[] = [
  limit('application-code', ['account'], 100, 15 * minute),
  limit('application-code-address', ['account', 'address'], 10, 15 * minute),
];

/** Numbers that no application has, from one address. */
export const unknownApplications: readonly Limit[] = [limit('application-unknown', ['address'], 300, 15 * minute)];

/** Applications that are begun from one address: a school of a thousand has one. */
export const begunFromAddress: readonly Limit[] = [limit('application-begun', ['address'], 1000, hour)];

/** The most bytes of documents that drafts from one address have; those who submit no longer count. */
export const mostDraftBytes = 1_500_000_000;

function limit(name: string, by: Limit['by'], allowed: number, windowMs: number): Limit {
  return { name, by, devices: 'any', allowed, windowMs, eachAccountOnce: false, effect: 'refuse' };
}
