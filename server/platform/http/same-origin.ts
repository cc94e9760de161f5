import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls that a cookie opens: a browser sends it along by itself, so who sent them has to be said. */
const staffCall = /^\/api\/staff\//;

/**
 * Refuses calls that change something and that a browser sends from a page of another website. Ours are the pages at
 * the address that was called, and those at `baseUrl`: so where the API has an origin of its own, PUBLIC_URL names that
 * of the pages. Whoever is no browser says neither Origin nor Sec-Fetch-Site, and passes; but calls of the
 * staff area pass with an Origin of ours alone.
 */
export function refuseOtherSites(app: FastifyInstance, baseUrl: () => string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (harmless.has(request.method) || isOurs(request, baseUrl)) done();
    else done(new AppError('cross-site'));
  });
}

function isOurs({ headers, host, protocol, routeOptions }: FastifyRequest, baseUrl: () => string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  const isOurOrigin = (said: string) => {
    if (!URL.canParse(said)) return false;
    const { host: named, origin: whole } = new URL(said);
    if (whole === new URL(baseUrl()).origin) return true;
    // Behind a proxy that is not believed the scheme may be another one; then the browser has to say that both are the same.
    return (
      named === host.toLowerCase() && (whole === new URL(`${protocol}://${host}`).origin || site === 'same-origin')
    );
  };
  if (staffCall.test(routeOptions.url ?? '')) return origin !== undefined && isOurOrigin(origin);
  const isFromHere = site === 'same-origin' || site === 'none';
  if (origin === undefined) return site === undefined || isFromHere;
  // A form that is sent without script says "null" from our own pages too, as they ask for no referrer. So does one of
  // another port or a sister domain, whose site is the same.
  if (origin === 'null') return isFromHere;
  return isOurOrigin(origin);
}
