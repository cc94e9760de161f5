import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';
import { seePage } from './see-page.ts';

/**
 * Fields of account forms that must not be in an address. They would get into the history and into logs of proxies. In
 * lower case.
 */
const secrets = new Set(['password', 'currentpassword', 'token', 'pin', 'pass']);

/**
 * Refuses a password or a token in the query of any address. A call of the API gets 400 'bad-request'; a page sends the
 * browser on to itself without the query.
 */
export function refuseSecretsInQuery(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasSecretInQuery(request)) return;
    if (/^\/api(\/|\?)/.test(request.url)) throw new AppError('bad-request', { text: (t) => t.secretInAddress });
    return seePage(request, reply);
  });
}

function hasSecretInQuery({ query }: FastifyRequest): boolean {
  return Object.keys(query as object).some((name) => secrets.has(name.toLowerCase()));
}
