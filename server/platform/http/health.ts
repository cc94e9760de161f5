import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { route } from './route.ts';

/** For the monitoring of the server. */
export function healthRoute(app: FastifyInstance, database: OpenDatabase): void {
  route(app, 'GET /health', async (_request, reply) => {
    await database.ping().catch((cause: unknown) => {
      throw new AppError('unavailable', { cause, retryAfterSeconds: 5 });
    });
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' as const };
  });
}
