import type { FastifyInstance } from 'fastify';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { addRooms } from '#server/features/examinations/candidates/candidate-rows.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import { examinationFor, needState } from '#server/features/examinations/examination/examination-rows.ts';
import { auditEntry } from './examination/audit-entry.ts';
import { newPass, passHash } from './examination/room-pass.ts';
import { route } from '#server/platform/http/route.ts';

/** The rooms of an examination and the passes that open their boards. */
export function roomRoutes(app: FastifyInstance, { db, now, random, hash }: ExaminationDeps): void {
  route(app, 'GET /staff/examinations/:code/rooms', async ({ account, params: { code }, query: { page, size } }) => {
    await examinationFor(db, account, code, now());
    const own = db.selectFrom('room').where('examination', '=', code);
    const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const found = await own
      .select(['room', 'pass_hash'])
      .select((room) =>
        room
          .selectFrom('candidate')
          .whereRef('candidate.examination', '=', 'room.examination')
          .whereRef('candidate.room', '=', 'room.room')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('candidates'),
      )
      .orderBy('room')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    const rows = found.map(({ room, pass_hash, candidates }) => {
      return { room, candidates: Number(candidates), hasPass: pass_hash !== null };
    });
    return { rows, total };
  });

  route(app, 'POST /staff/examinations/:code/rooms', async ({ account, params: { code }, body: { room } }) => {
    const at = now();
    needState(await examinationFor(db, account, code, at), 'draft', 'sealed', 'open', 'running');
    const pass = newPass(random);
    await db.transaction().execute(async (trx) => {
      await addRooms(trx, code, [room]);
      await trx
        .updateTable('room')
        .set({ pass_hash: passHash(hash, code, pass) })
        .where('examination', '=', code)
        .where('room', '=', room)
        .execute();
      await writeAudit(trx, auditEntry(account, 'room-pass-made', code, {}, `room:${code}/${room}`), at);
    });
    return { room, pass };
  });

  route(app, 'POST /staff/examinations/:code/rooms/:room/pass', async ({ account, params: { code, room } }) => {
    const at = now();
    await examinationFor(db, account, code, at);
    const pass = newPass(random);
    await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('room')
        .set({ pass_hash: passHash(hash, code, pass) })
        .where('examination', '=', code)
        .where('room', '=', room)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new AppError('not-found');
      await writeAudit(trx, auditEntry(account, 'room-pass-made', code, {}, `room:${code}/${room}`), at);
    });
    return { pass };
  });
}
