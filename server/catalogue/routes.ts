import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody } from '#contract/error.ts';
import { Levels } from '#contract/level.ts';
import type { Shelf } from '#server/catalogue/shelf.ts';
import { sendAnswer } from '#server/http/answer.ts';

/** Fresh enough for a school's morning; the entity tag makes every later look cheap. */
const caching = 'public, max-age=60';

/** What students browse: the same for everybody, served from memory. */
export const catalogueRoutes: FastifyPluginAsyncZod<{ shelf: Shelf }> = async (app, { shelf }) => {
  const serve = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<never> =>
    sendAnswer(request, reply, await shelf.answer(path), caching) as never;

  app.get(
    '/levels',
    { schema: { tags: ['catalogue'], summary: 'The education levels', response: { 200: Levels, 503: ErrorBody } } },
    (request, reply) => serve(request, reply, 'levels'),
  );
};
