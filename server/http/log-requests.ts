import type { FastifyInstance } from 'fastify';

/**
 * Logs each answer, at level debug, by its route and never by its address: addresses can hold reset tokens.
 * Takes the clock in ms.
 */
export function logRequests(app: FastifyInstance, now: () => number): void {
  const began = new WeakMap<object, number>();
  app.addHook('onRequest', async (request) => {
    began.set(request, now());
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: now() - (began.get(request) ?? now()),
    });
  });
}
