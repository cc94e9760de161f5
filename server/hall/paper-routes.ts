import type { FastifyInstance } from 'fastify';
import { endOf } from '#exam/sitting/deadline.ts';
import { AppError } from '#server/errors/app-error.ts';
import { holdAttempts, textOf } from '#server/hall/attempts.ts';
import type { HallDeps } from '#server/hall/deps.ts';
import { needOwn } from '#server/hall/hall-session.ts';
import { sealedExamination } from '#server/hall/sign-in.ts';
import { route } from '#server/http/route.ts';

/** How many sealed papers stay in memory: those of a day's examinations. */
const kept = 8;

/** The sealed paper, for anybody, and the key that opens it, for candidates from the start on. */
export function paperRoutes(app: FastifyInstance, { db, now }: HallDeps): void {
  /** By examination and hash, oldest first. */
  const papers = new Map<string, Buffer>();

  async function sealedPaper(code: string, hash: string): Promise<Buffer> {
    const name = `${code}/${hash}`;
    const known = papers.get(name);
    if (known) return known;
    const row = await db
      .selectFrom('sealed_paper')
      .select('sealed')
      .where('examination', '=', code)
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (!row) throw new AppError('not-found');
    const sealed = Buffer.from(row.sealed, 'base64');
    papers.set(name, sealed);
    const [oldest] = papers.keys();
    if (papers.size > kept && oldest !== undefined) papers.delete(oldest);
    return sealed;
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
    const at = now();
    const { rules, startsAt, state } = await sealedExamination(db, code, at);
    if (at < startsAt) throw new AppError('too-early', { retryAfterSeconds: (startsAt - at) / 1000 });
    const own = { examination: code, symbol_number: candidate.symbolNumber };
    return db.transaction().execute(async (trx) => {
      const { seed, extra_minutes, present_at } = await trx
        .selectFrom('candidate')
        .select(['seed', 'extra_minutes', 'present_at'])
        .where('examination', '=', own.examination)
        .where('symbol_number', '=', own.symbol_number)
        .executeTakeFirstOrThrow();
      // Held, so that minutes that are given in the same moment are not lost.
      const attempt = (await holdAttempts(trx, [own])).get(textOf(own));
      if (!attempt) throw new AppError('not-found');
      let { ends_at } = attempt;
      if (attempt.began_at === null) {
        const beganAt = at - startsAt;
        if (state !== 'running' || beganAt > rules.lateLimitMinutes * 60_000) throw new AppError('time-over');
        if (rules.presenceNeeded && present_at === null)
          throw new AppError('not-allowed', { text: (t) => t.notConfirmed });
        ends_at = endOf({ ...rules, beganAt, extraMinutes: extra_minutes, minutesGiven: attempt.minutes_given });
        await trx
          .updateTable('attempt')
          .set({ began_at: beganAt, ends_at, last_heard: at })
          .where('examination', '=', own.examination)
          .where('symbol_number', '=', own.symbol_number)
          .where('began_at', 'is', null)
          .execute();
      }
      const { secret } = await trx
        .selectFrom('sealed_paper')
        .select('secret')
        .where('examination', '=', code)
        .executeTakeFirstOrThrow();
      const iso = (time: number) => new Date(time).toISOString();
      return { key: secret, startsAt: iso(startsAt), now: iso(now()), endsAt: iso(startsAt + (ends_at ?? 0)), seed };
    });
  });
}
