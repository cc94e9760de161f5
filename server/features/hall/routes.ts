import type { FastifyInstance } from 'fastify';
import { comingRoutes } from './coming-routes.ts';
import type { HallDeps } from './deps.ts';
import { entryRoutes } from './entry-routes.ts';
import { paperRoutes } from './paper-routes.ts';
import { resultRoutes } from './result-routes.ts';
import { signInRoutes } from './sign-in.ts';

/**
 * The calls of the hall. Browsers and proxies must not store a candidate's own data, but may store the sealed paper.
 */
export async function hallRoutes(app: FastifyInstance, { hall }: { readonly hall: HallDeps }): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  for (const register of [comingRoutes, signInRoutes, paperRoutes, entryRoutes, resultRoutes]) register(app, hall);
}
