import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Browsers accept a cookie with this prefix only over https, so plain http can't replace one. */
const securePrefix = '__Secure-';

/**
 * Whether a request came by https, or the product at `baseUrl` is reached only by https. Then cookies are for https
 * alone.
 */
export function isReachedByHttps(baseUrl: () => string, { protocol }: Pick<FastifyRequest, 'protocol'>): boolean {
  return protocol === 'https' || baseUrl().startsWith('https:');
}

/** The name of one of our cookies as it is sent. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? securePrefix + name : name;
}

/** Reads cookies; those with these `names` lose their prefix. Over https a cookie without the prefix is ignored. */
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
