import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';
import { route } from '#server/platform/http/route.ts';
import { sat, type SatDeps } from './bring-sat-papers.ts';
import { satPlaces } from './sat-paper.ts';

/** The questions of sat examinations, for those who sat them. No answer may be stored on the way. */
export async function satRoutes(app: FastifyInstance, { sat: deps }: { readonly sat: SatDeps }): Promise<void> {
  const { db, now, readOwnSitting } = deps;
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  route(app, 'GET /me/examinations/:code/questions', async ({ account, params: { code } }) => {
    const key = await sat(db, account.id).where('application.examination', '=', code).executeTakeFirst();
    if (!key) throw new AppError('not-found');
    const sitting = await readOwnSitting(key, now());
    const questions = satPlaces(sitting)
      .filter(({ isWhole }) => isWhole)
      .map(({ question }) => ({ ...question, options: [...question.options] }));
    return { questions, math: { ...sitting.paper.math, ...sitting.explanations.math } };
  });
}
