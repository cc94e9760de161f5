import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Browsers take a cookie of this prefix from https alone: nothing that came by plain http can stand in for one. */
const securePrefix = '__Secure-';

/** Whether a request came by https, or the product is reached, at `baseUrl`, by nothing else: then cookies are for https alone. */
export function isReachedByHttps(baseUrl: () => string, { protocol }: Pick<FastifyRequest, 'protocol'>): boolean {
  return protocol === 'https' || baseUrl().startsWith('https:');
}

/** What a cookie of ours is called on its way. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? securePrefix + name : name;
}

/** Reads cookies, those of these `names` without their prefix; one that came by https without it is none. */
export async function readCookies(
  app: FastifyInstance,
  names: readonly string[],
  baseUrl: () => string,
): Promise<void> {
  await app.register(cookie);
  app.addHook('onRequest', (request, _reply, done) => {
    if (isReachedByHttps(baseUrl, request)) {
      for (const name of names) request.cookies[name] = request.cookies[cookieName(name, true)];
    }
    done();
  });
}
