import type { FastifyInstance } from 'fastify';
import type { KeyedHash } from '#server/platform/security/keyed-hash.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { pinHash, typedSymbolNumbers } from '#server/features/examinations/candidates/candidate-rows.ts';
import { sendAnswer } from '#server/platform/http/answer.ts';
import { route } from '#server/platform/http/route.ts';
import type { Publication, Publications, PublishedVersion } from './publications.ts';
import { createWrongTries } from './wrong-tries.ts';
import { asciiDigits } from '#text/numbers.ts';

/** What the public calls of results need; it includes no database. */
export interface ResultDeps {
  readonly publications: Publications;
  readonly hash: KeyedHash;
  readonly now: () => number;
}

/** The published results, for everyone. */
export async function resultRoutes(app: FastifyInstance, { results }: { readonly results: ResultDeps }): Promise<void> {
  const { publications, hash, now } = results;
  const tries = createWrongTries();
  const find = async (code: string) => {
    const publication = await publications.find(code);
    if (!publication) throw new AppError('not-found');
    return publication;
  };

  route(app, 'GET /results/public-key', async (_request, reply) => {
    const key = await publications.publicKey();
    if (key === null) throw new AppError('not-found');
    return reply.type('application/x-pem-file').header('cache-control', 'public, max-age=300').send(key);
  });

  route(app, 'GET /results/:code.json', async (request, reply) =>
    sendAnswer(
      request,
      reply,
      versionIn(await find(request.params.code), request.query.version).answer,
      'public, max-age=60',
    ),
  );

  route(app, 'POST /results/:code/one', async ({ params: { code }, body }, reply) => {
    void reply.header('cache-control', 'no-store');
    const { ownResults, newest } = await find(code);
    const typed = typedSymbolNumbers(body.symbolNumber);
    const name = `${code}/${asciiDigits(typed[0] ?? '')}`;
    const at = now();
    const heldUp = (ms: number) => {
      if (ms > 0) throw new AppError('too-many-attempts', { retryAfterSeconds: ms / 1000 });
    };
    heldUp(tries.waitMs(name, at));
    const own = typed
      .map((each) => ownResults.get(pinHash(hash, code, each, body.pin)))
      .find((each) => each !== undefined);
    if (own !== undefined && typed.includes(own.symbolNumber)) {
      const listed = newest.results.ranking.find(({ symbolNumber }) => symbolNumber === own.symbolNumber);
      return listed ? { ...own, list: listed.list, position: listed.position } : own;
    }
    heldUp(tries.count(name, at));
    throw new AppError('wrong-credentials', { text: (t) => t.wrongPin });
  });
}

/** A version by its number from 1, the newest without one. Throws 'not-found'. */
function versionIn({ versions, newest }: Publication, number: number | undefined): PublishedVersion {
  const version = number === undefined ? newest : versions[number - 1];
  if (!version) throw new AppError('not-found');
  return version;
}
