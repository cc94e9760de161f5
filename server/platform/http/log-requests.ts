import type { FastifyInstance } from 'fastify';

const refusals = new Set([401, 403]);

/**
 * Logs each answer by its route and never by its address, because addresses can hold reset tokens. Refused calls, with
 * their accounts, are in the log of every installation; all others only at level debug.
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
