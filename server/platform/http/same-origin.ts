import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls that a cookie opens. A browser sends the cookie by itself, so these calls must say where they come from. */
const staffCall = /^\/api\/staff\//;

/**
 * Refuses calls that change something and that a browser sends from another website's page. Our pages are those at the
 * called address and those at `baseUrl`. So if the API has its own origin, PUBLIC_URL names that of the pages. A
 * program that is no browser sends neither Origin nor Sec-Fetch-Site, and passes. Calls of the staff area pass only
 * with an Origin of ours.
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
    // Behind a proxy that is not trusted the scheme may differ. Then the browser must say that both origins are the
    // same.
    return (
      named === host.toLowerCase() && (whole === new URL(`${protocol}://${host}`).origin || site === 'same-origin')
    );
  };
  if (staffCall.test(routeOptions.url ?? '')) return origin !== undefined && isOurOrigin(origin);
  const isFromHere = site === 'same-origin' || site === 'none';
  if (origin === undefined) return site === undefined || isFromHere;
  // A form that is sent without script says "null" even from our own pages, because they ask for no referrer. A page of
  // another port or of a sister domain says so too, and its site is the same.
  if (origin === 'null') return isFromHere;
  return isOurOrigin(origin);
}
