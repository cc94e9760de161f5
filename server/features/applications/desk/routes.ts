import type { FastifyInstance } from 'fastify';
import type { ApplicationDeps } from '#server/features/applications/deps.ts';
import { deskRoutes } from './desk-routes.ts';
import { numberRoutes } from './number-routes.ts';

/** The calls of the desk. Browsers and proxies must not store any of the answers. */
export async function deskAreaRoutes(
  app: FastifyInstance,
  { applications }: { readonly applications: ApplicationDeps },
): Promise<void> {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  deskRoutes(app, applications);
  numberRoutes(app, applications);
}
