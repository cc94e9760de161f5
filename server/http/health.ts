import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody } from '#contract/error.ts';
import { Health } from '#contract/health.ts';
import type { OpenDatabase } from '#server/database/open.ts';
import { AppError } from '#server/errors/app-error.ts';

/** `GET /health`: whether the database answers, for whoever watches over the server. */
export const healthRoute: FastifyPluginAsyncZod<{ database: OpenDatabase }> = async (app, { database }) => {
  app.get(
    '/health',
    { schema: { tags: ['server'], summary: 'Does the database answer?', response: { 200: Health, 503: ErrorBody } } },
    async (_request, reply) => {
      await database.ping().catch((cause: unknown) => {
        throw new AppError('unavailable', { cause, retryAfterSeconds: 5 });
      });
      void reply.header('cache-control', 'no-store');
      return { status: 'ok' as const };
    },
  );
};
