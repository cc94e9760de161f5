import type { FastifyInstance } from 'fastify';
import { auditInExamination } from '#server/platform/security/audit-limit.ts';
import { addressKey } from '#server/platform/http/address-key.ts';
import { bearerToken } from '#server/features/accounts/sessions.ts';
import { hashToken, newToken } from '#server/platform/security/token.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { passHash } from '#server/features/examinations/examination/room-pass.ts';
import { justReached, wrongPasses } from '#server/features/hall/limits.ts';
import { sealedExamination } from '#server/features/hall/sign-in.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { route } from '#server/platform/http/route.ts';
import { createRefusedPasses } from './refused-passes.ts';
import type { RoomDeps } from './deps.ts';

/** Opens the board of a room with its pass, and leaves it. */
export function signInRoutes(app: FastifyInstance, { db, now, random, hash, limiter }: RoomDeps): void {
  const refused = createRefusedPasses();
  const tooMany = (until: number, at: number) =>
    new AppError('too-many-attempts', { retryAfterSeconds: (until - at) / 1000 });

  route(app, 'POST /room/:code/sign-in', async (request) => {
    const at = now();
    const { code } = request.params;
    const address = addressKey(request.ip);
    const refusedUntil = refused.until(code, address, at);
    // A refused address has tried passes of a sealed examination before.
    if (refusedUntil === null) await sealedExamination(db, code, at);
    // The pass is typed from a sheet: in upper or lower case, with spaces or hyphens.
    const pass = request.body.pass.replaceAll(/[\s-]/g, '').toUpperCase();
    const pass_hash = passHash(hash, code, pass);
    const found = await db
      .selectFrom('room')
      .select('room')
      .where('examination', '=', code)
      .where('pass_hash', '=', pass_hash)
      .executeTakeFirst();
    if (!found) {
      if (refusedUntil !== null) throw tooMany(refusedUntil, at);
      const attempt = { account: `rooms/${code}`, address, device: null };
      await db.transaction().execute(async (trx) => {
        const [result] = await limiter.countTries(trx, [{ attempt, limits: wrongPasses, failed: true }], at);
        const until = result?.refusedUntil ?? null;
        if (until !== null) {
          refused.refuse(code, address, until);
          throw tooMany(until, at);
        }
        const limit = justReached(result?.counted ?? []);
        const subject = `examination:${code}`;
        if (limit) await auditInExamination(trx, limiter, { limit, subject, examination: code }, at);
      });
      throw new AppError('wrong-credentials', { text: (t) => t.wrongPass });
    }
    if (refusedUntil !== null) await sealedExamination(db, code, at);
    const { room } = found;
    const token = newToken(random);
    const subject = `room:${code}/${room}` as const;
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('room_session')
        .values({ token_hash: hashToken(token), examination: code, room, pass_hash, created_at: at })
        .execute();
      await writeAudit(trx, { actor: subject, act: 'room-signed-in', subject, examination: code }, at);
    });
    return { token, room };
  });

  route(app, 'DELETE /room/session', async (request) => {
    const token = bearerToken(request.headers.authorization);
    if (token !== null) await db.deleteFrom('room_session').where('token_hash', '=', hashToken(token)).execute();
    return { message: answerTexts(request).leftHall };
  });
}
