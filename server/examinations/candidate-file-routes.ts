import type { FastifyInstance } from 'fastify';
import { fromHundredths } from '#exam/marking/hundredths.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { newPin, pinHash } from '#server/examinations/candidate-rows.ts';
import { candidateColumns } from '#contract/candidate-columns.ts';
import { sendCsv } from '#server/http/csv.ts';
import type { ExaminationDeps } from '#server/examinations/deps.ts';
import { examinationFor, needState } from '#server/examinations/examination-rows.ts';
import { line } from '#server/examinations/examination-routes.ts';
import { route } from '#server/http/route.ts';

/** The candidates of an examination to take away, and new PINs for many of them at once. */
export function candidateFileRoutes(app: FastifyInstance, { db, now, random, hash }: ExaminationDeps): void {
  route(app, 'GET /staff/examinations/:code/candidates.csv', async ({ account, params: { code } }, reply) => {
    await examinationFor(db, account, code, now());
    const rows = await db
      .selectFrom('candidate')
      .selectAll()
      .where('examination', '=', code)
      .orderBy('symbol_number')
      .execute();
    // The header of the file that they come from: what is taken away can be brought again. PINs are not kept.
    const lines = rows.map((row) => [
      row.symbol_number,
      row.name,
      row.room,
      row.seat,
      (JSON.parse(row.member_of) as string[]).join(';'),
      row.extra_minutes,
      row.date_of_birth,
      row.previous_score === null ? null : fromHundredths(row.previous_score),
      null,
    ]);
    return sendCsv(reply, `candidates-${code}.csv`, [candidateColumns, ...lines]);
  });

  route(
    app,
    'POST /staff/examinations/:code/candidates/pins',
    async ({ account, params: { code }, body: { room } }) => {
      const at = now();
      needState(await examinationFor(db, account, code, at), 'draft', 'sealed', 'open');
      return db.transaction().execute(async (trx) => {
        let meant = trx
          .selectFrom('candidate')
          .select('symbol_number')
          .where('examination', '=', code)
          .where('withdrawn_at', 'is', null);
        if (room !== undefined) meant = meant.where('room', '=', room);
        const pins = [];
        for (const { symbol_number: symbolNumber } of await meant.orderBy('symbol_number').execute()) {
          const pin = newPin(random);
          await trx
            .updateTable('candidate')
            .set({ pin_hash: pinHash(hash, code, symbolNumber, pin) })
            .where('examination', '=', code)
            .where('symbol_number', '=', symbolNumber)
            .execute();
          pins.push({ symbolNumber, pin });
        }
        await writeAudit(trx, line(account, 'pins-made', code, { room: room ?? null, candidates: pins.length }), at);
        return { pins };
      });
    },
  );
}
