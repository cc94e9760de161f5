import { iso } from '#server/platform/iso.ts';
import { createCache } from '#server/platform/cache.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { HallDeps } from './deps.ts';
import { needOwn, otherDevice } from './hall-session.ts';
import { route } from '#server/platform/http/route.ts';

/** How many sealed papers stay in memory: those of a day's examinations. */
const maxCachedPapers = 8;

/** The sealed paper, for everyone, and the key that opens it, for candidates from the start on. */
export function paperRoutes(app: FastifyInstance, { db, now, writeTogether }: HallDeps): void {
  const papers = createCache<Buffer>({ max: maxCachedPapers });

  async function readPaper(code: string, hash: string): Promise<Buffer> {
    const row = await db
      .selectFrom('sealed_paper')
      .select('sealed')
      .where('examination', '=', code)
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (!row) throw new AppError('not-found');
    return Buffer.from(row.sealed, 'base64');
  }

  route(app, 'GET /hall/:code/paper/:hash', async ({ params: { code, hash } }, reply) => {
    const sealed = await papers.get(`${code}/${hash}`, () => readPaper(code, hash));
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('application/octet-stream')
      .send(sealed);
  });

  route(app, 'GET /hall/:code/seal-key', async ({ candidate, params: { code } }) => {
    needOwn(candidate, code);
    const askedAt = now();
    const begun = await writeTogether.begin({ candidate, askedAt });
    switch (begun.kind) {
      case 'too-early':
        throw new AppError('too-early', { retryAfterSeconds: (begun.startsAt - askedAt) / 1000 });
      case 'not-confirmed':
        throw new AppError('not-allowed', { text: (t) => t.notConfirmed });
      case 'other-device':
        throw otherDevice(begun.lastHeard);
      case 'not-found':
      case 'time-over':
        throw new AppError(begun.kind);
      case 'begun': {
        const { key, startsAt, endsAt, seed } = begun;
        return { key, startsAt: iso(startsAt), now: iso(now()), endsAt: iso(startsAt + endsAt), seed };
      }
    }
  });
}
