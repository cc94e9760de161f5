import type { FastifyInstance } from 'fastify';

const refusals = new Set([401, 403]);

/**
 * Logs each answer by its route and never by its address: addresses can hold reset tokens. Who was refused, and which account that
 * was, stands in the log of every installation; all else at level debug alone.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log[refusals.has(reply.statusCode) ? 'info' : 'debug']({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.account && { account: request.account.id }),
    });
    done();
  });
}
