import type { FastifyInstance } from 'fastify';
import { writeAudit } from '#server/audit/audit-log.ts';
import { AppError } from '#server/errors/app-error.ts';
import { addRooms } from '#server/examinations/candidate-rows.ts';
import type { ExaminationDeps } from '#server/examinations/deps.ts';
import { examinationFor, needState } from '#server/examinations/examination-rows.ts';
import { line } from '#server/examinations/examination-routes.ts';
import { route } from '#server/http/route.ts';

/** Without 0, 1, I, L, O and U: a pass is read from paper and typed on a phone. Thirty letters. */
const passLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const passLength = 10;

/** A room pass from the random source: each letter as likely as any other. */
export function newPass(random: ExaminationDeps['random']): string {
  let pass = '';
  while (pass.length < passLength) {
    for (const byte of random(16)) {
      if (byte < 240 && pass.length < passLength) pass += passLetters.charAt(byte % passLetters.length);
    }
  }
  return pass;
}

/** What is stored of a room pass: without the room's name, as whoever signs in says the pass alone. */
export function passHash(hash: ExaminationDeps['hash'], code: string, pass: string): string {
  return hash('room-pass', code, pass);
}

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
      await writeAudit(trx, line(account, 'room-pass-made', code, {}, `room:${code}/${room}`), at);
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
      await writeAudit(trx, line(account, 'room-pass-made', code, {}, `room:${code}/${room}`), at);
    });
    return { pass };
  });
}
