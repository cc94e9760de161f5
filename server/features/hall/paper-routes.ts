import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { HallDeps } from './deps.ts';
import { needOwn, otherDevice } from './hall-session.ts';
import { route } from '#server/platform/http/route.ts';

/** How many sealed papers stay in memory: those of a day's examinations. */
const kept = 8;

/** The sealed paper, for anybody, and the key that opens it, for candidates from the start on. */
export function paperRoutes(app: FastifyInstance, { db, now, writeTogether }: HallDeps): void {
  /** By examination and hash, oldest first. */
  const papers = new Map<string, Buffer>();
  /** Those that are being read: a hall asks in one moment. */
  const asked = new Map<string, Promise<Buffer>>();

  async function readPaper(name: string, code: string, hash: string): Promise<Buffer> {
    try {
      const row = await db
        .selectFrom('sealed_paper')
        .select('sealed')
        .where('examination', '=', code)
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (!row) throw new AppError('not-found');
      const sealed = Buffer.from(row.sealed, 'base64');
      // Only one that is there takes another's place.
      papers.set(name, sealed);
      const [oldest] = papers.keys();
      if (papers.size > kept && oldest !== undefined) papers.delete(oldest);
      return sealed;
    } finally {
      asked.delete(name);
    }
  }

  async function sealedPaper(code: string, hash: string): Promise<Buffer> {
    const name = `${code}/${hash}`;
    const known = papers.get(name);
    if (known) return known;
    const reading = asked.get(name) ?? readPaper(name, code, hash);
    if (!asked.has(name)) asked.set(name, reading);
    return reading;
  }

  route(app, 'GET /hall/:code/paper/:hash', async ({ params: { code, hash } }, reply) => {
    const sealed = await sealedPaper(code, hash);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('application/octet-stream')
      .send(sealed);
  });

  route(app, 'GET /hall/:code/seal-key', async ({ candidate, params: { code } }) => {
    needOwn(candidate, code);
    const askedAt = now();
    const begun = await writeTogether.begin({ candidate, askedAt });
    const iso = (time: number) => new Date(time).toISOString();
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
