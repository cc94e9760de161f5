import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { applicantRoutes } from './applicant-routes.ts';
import type { ApplicationDeps } from './deps.ts';
import { noticeRoutes } from './notice-routes.ts';

/** The calls of notices and applications. What is not said to be public is stored nowhere on the way. */
export async function applicationAreaRoutes(
  app: FastifyInstance,
  { applications, database }: { readonly applications: ApplicationDeps; readonly database: OpenDatabase },
): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  noticeRoutes(app, applications);
  applicantRoutes(app, applications, database);
}
