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

/** What fits no other row, and what is no route. */
const other: AddressLimit = { name: 'other', route: /^/, allowed: 120_000 };

/**
 * How often an address may ask in a minute, by what it asks: the first row whose pattern fits the route, below /api. A
 * school of 500 sits behind one address, each with some forty calls a minute at most, so nobody comes near: these hold up
 * programs. What is served from memory costs some 30 µs: all of its row is a sixth of one core's minute.
 */
export const addressLimits: readonly AddressLimit[] = [
  // Twenty thousand a second, more than a server can take: nobody at a school's address stops the answers of its candidates.
  { name: 'saves', route: /^\/hall\/:code\/entries$/, allowed: 1_200_000 },
  { name: 'health', route: /^\/health$/, allowed: 1200 },
  { name: 'docs', route: /^\/(docs|openapi\.json)/, allowed: 1200 },
  { name: 'catalogue', route: /^\/(levels|subjects?|entrance)\b/, allowed: 300_000 },
  other,
];

/** Adds one to what is counted under a key, at `now` in ms; gives how often that was in this minute, and when the minute ends. */
export type MinuteCounts = (key: string, now: number) => { readonly times: number; readonly endsAt: number };

/** Makes counts of this server alone, in memory; each minute they begin anew. */
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

/** Counts what each address asks of this server, and answers 429 'too-many-attempts' to whoever asks too much. `now` is in ms. */
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
    // Of a connection that is gone already nobody knows it.
    const { ip } = request as { readonly ip: string | undefined };
    const { times, endsAt } = count(`${name} ${addressKey(ip ?? '')}`, moment);
    if (times <= allowed) return done();
    done(new AppError('too-many-attempts', { retryAfterSeconds: (endsAt - moment) / 1000 }));
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What calls of the route count as. */
    limitRow?: AddressLimit;
  }
}
