import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';
import { seePage } from './see-page.ts';

/** What account forms hold and no address may: it would stand in the history and in the logs of proxies. In small letters. */
const secrets = new Set(['password', 'currentpassword', 'token', 'pin', 'pass']);

/**
 * Refuses a password or a token in a query, whatever the address: a call of the API with 400 'bad-request', a page by
 * sending the browser on to the same page without its query.
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
