import type { FastifyInstance } from 'fastify';
import { catalogueCalls } from '#contract/catalogue.ts';
import { entranceCalls } from '#contract/entrance.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import { sendAnswer } from '#server/platform/http/answer.ts';
import { route } from '#server/platform/http/route.ts';

/** This is fresh enough for a school's morning; the entity tag makes every later request cheap. */
const caching = 'public, max-age=60';

type CatalogueKey = keyof typeof catalogueCalls | keyof typeof entranceCalls;
type Params = Readonly<Record<string, string>>;

const keys = Object.keys({ ...catalogueCalls, ...entranceCalls }) as CatalogueKey[];

/** What students browse: the same for everyone, served from memory by the requested path. */
export async function catalogueRoutes(app: FastifyInstance, { cache }: { cache: CatalogueCache }): Promise<void> {
  for (const key of keys) {
    const pathOf = pathFiller(key);
    route(app, key, (request, reply) => {
      const path = pathOf(request.params as Params);
      // The answer is nearly always there, and waiting for a promise would cost a good part of the work.
      const cached = cache.cached(path);
      if (cached) return sendAnswer(request, reply, cached, caching);
      return cache.answer(path).then((built) => sendAnswer(request, reply, built, caching));
    });
  }
}

/** Fills in the path of a call, below /api and decoded: 'subjects/grade-x' for 'GET /subjects/:slug'. */
function pathFiller(key: CatalogueKey): (params: Params | undefined) => string {
  const segments = key.slice('GET /'.length).split('/');
  return (params) =>
    segments.map((segment) => (segment.startsWith(':') ? (params?.[segment.slice(1)] ?? '') : segment)).join('/');
}
