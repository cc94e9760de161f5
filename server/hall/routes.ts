import type { FastifyInstance } from 'fastify';
import { comingRoutes } from '#server/hall/coming-routes.ts';
import type { HallDeps } from '#server/hall/deps.ts';
import { entryRoutes } from '#server/hall/entry-routes.ts';
import { paperRoutes } from '#server/hall/paper-routes.ts';
import { resultRoutes } from '#server/hall/result-routes.ts';
import { signInRoutes } from '#server/hall/sign-in.ts';

/** The calls of the hall. What is a candidate's own is kept by nobody; the sealed paper may be by everybody. */
export async function hallRoutes(app: FastifyInstance, { hall }: { readonly hall: HallDeps }): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  for (const register of [comingRoutes, signInRoutes, paperRoutes, entryRoutes, resultRoutes]) register(app, hall);
}
