import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '#server/database/open.ts';
import { AppError } from '#server/errors/app-error.ts';
import { route } from '#server/http/route.ts';

/** For whoever watches over the server. */
export function healthRoute(app: FastifyInstance, database: OpenDatabase): void {
  route(app, 'GET /health', async (_request, reply) => {
    await database.ping().catch((cause: unknown) => {
      throw new AppError('unavailable', { cause, retryAfterSeconds: 5 });
    });
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' as const };
  });
}
