import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that change something and that a browser sends from a page of another website. Ours are the pages at
 * the address that was called, and those at `baseUrl`: so where the API has an origin of its own, PUBLIC_URL names that
 * of the pages. Whoever is no browser says neither Origin nor Sec-Fetch-Site, and passes.
 */
export function refuseOtherSites(app: FastifyInstance, baseUrl: () => string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (harmless.has(request.method) || isOurs(request, baseUrl())) done();
    else done(new AppError('cross-site'));
  });
}

function isOurs({ headers, host }: FastifyRequest, baseUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  const isFromHere = site === 'same-origin' || site === 'none';
  if (origin === undefined) return site === undefined || isFromHere;
  // A form that is sent without script says "null" from our own pages too, as they ask for no referrer. So does one of
  // another port or a sister domain, whose site is the same.
  if (origin === 'null') return isFromHere;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase() || new URL(origin).origin === new URL(baseUrl).origin;
}
