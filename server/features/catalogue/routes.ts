import type { FastifyInstance } from 'fastify';
import { catalogueCalls } from '#contract/catalogue.ts';
import { entranceCalls } from '#contract/entrance.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import { sendAnswer } from '#server/platform/http/answer.ts';
import { route } from '#server/platform/http/route.ts';

/** Fresh enough for a school's morning; the entity tag makes every later look cheap. */
const caching = 'public, max-age=60';

type CatalogueKey = keyof typeof catalogueCalls | keyof typeof entranceCalls;
type Params = Readonly<Record<string, string>>;

const keys = Object.keys({ ...catalogueCalls, ...entranceCalls }) as CatalogueKey[];

/** What students browse: the same for everybody, served from memory under the path that is asked for. */
export async function catalogueRoutes(app: FastifyInstance, { cache }: { cache: CatalogueCache }): Promise<void> {
  for (const key of keys) {
    const pathOf = pathFiller(key);
    route(app, key, (request, reply) => {
      const path = pathOf(request.params as Params);
      // Nearly always it is there, and then waiting for a promise would be a good part of the work.
      const cached = cache.cached(path);
      if (cached) return sendAnswer(request, reply, cached, caching);
      return cache.answer(path).then((built) => sendAnswer(request, reply, built, caching));
    });
  }
}

/** Fills the path of a call, below /api and decoded: 'subjects/grade-x' for 'GET /subjects/:slug'. */
function pathFiller(key: CatalogueKey): (params: Params | undefined) => string {
  const segments = key.slice('GET /'.length).split('/');
  return (params) =>
    segments.map((segment) => (segment.startsWith(':') ? (params?.[segment.slice(1)] ?? '') : segment)).join('/');
}
