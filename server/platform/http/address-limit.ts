import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';
import { addressKey } from './address-key.ts';

/** How long a count lives, in ms. */
const windowMs = 60_000;

interface AddressLimit {
  readonly name: string;
  readonly route: RegExp;
  readonly allowed: number;
}

/** For routes that fit no other row, and for addresses that are no route. */
const other: AddressLimit = { name: 'other', route: /^/, allowed: 120_000 };

/**
 * How often an address may call in a minute, by the first row whose pattern fits the route, below /api. A school of 500
 * sits behind one address. Each makes at most some forty calls a minute, so it stays far below. These limits hold up
 * programs. An answer from memory costs some 30 µs, so a whole row takes a sixth of one core's minute.
 */
export const addressLimits: readonly AddressLimit[] = [
  // Twenty thousand a second are more than a server can take. So a computer at a school's address can't block its
  // candidates' answers.
  { name: 'saves', route: /^\/hall\/:code\/entries$/, allowed: 1_200_000 },
  { name: 'health', route: /^\/health$/, allowed: 1200 },
  { name: 'docs', route: /^\/(docs|openapi\.json)/, allowed: 1200 },
  { name: 'catalogue', route: /^\/(levels|subjects?|entrance)\b/, allowed: 300_000 },
  other,
];

/** Adds one to a key's count, at `now` in ms. Returns the count of this minute, and when the minute ends. */
export type MinuteCounts = (key: string, now: number) => { readonly times: number; readonly endsAt: number };

/** Makes counts of this server alone, in memory; they begin anew each minute. */
export function createMinuteCounts(): MinuteCounts {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (key, now) => {
    if (now >= endsAt || now < endsAt - windowMs) {
      counts.clear();
      endsAt = now + windowMs;
    }
    const times = (counts.get(key) ?? 0) + 1;
    counts.set(key, times);
    return { times, endsAt };
  };
}

/**
 * Counts the calls of each address at this server, and answers 429 'too-many-attempts' above the limit. `now` is in ms.
 */
export function limitAddresses(
  app: FastifyInstance,
  now: () => number,
  rows: readonly AddressLimit[] = addressLimits,
): void {
  const count = createMinuteCounts();
  app.addHook('onRoute', (route) => {
    const path = route.url.slice(app.prefix.length);
    const limitRow = rows.find((each) => each.route.test(path));
    route.config = { ...route.config, ...(limitRow && { limitRow }) };
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const moment = now();
    const { name, allowed } = request.routeOptions.config.limitRow ?? other;
    // Of a closed connection the address is unknown.
    const { ip } = request as { readonly ip: string | undefined };
    const { times, endsAt } = count(`${name} ${addressKey(ip ?? '')}`, moment);
    if (times <= allowed) return done();
    done(new AppError('too-many-attempts', { retryAfterSeconds: (endsAt - moment) / 1000 }));
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit under which calls of the route count. */
    limitRow?: AddressLimit;
  }
}
