import type { FastifyInstance } from 'fastify';
import { actorNames } from '#server/audit/actor-names.ts';
import { sendCsv } from '#server/examinations/csv.ts';
import type { ExaminationDeps } from '#server/examinations/deps.ts';
import { examinationFor } from '#server/examinations/examination-rows.ts';
import { route } from '#server/http/route.ts';

/** Who did what in an examination: for its staff to read and to take away. */
export function auditRoutes(app: FastifyInstance, { db, now }: ExaminationDeps): void {
  route(app, 'GET /staff/examinations/:code/audit', async ({ account, params: { code }, query: { page, size } }) => {
    await examinationFor(db, account, code, now());
    const of = db.selectFrom('audit_log').where('examination', '=', code);
    const { total } = await of.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await of
      .selectAll()
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    const names = await actorNames(
      db,
      rows.map(({ actor }) => actor),
    );
    return {
      rows: rows.map(({ at, actor, act, subject, details }) => {
        return {
          at: new Date(at).toISOString(),
          actor,
          name: names.get(actor) ?? null,
          act,
          subject,
          details: JSON.parse(details) as Record<string, unknown>,
        };
      }),
      total,
    };
  });

  route(app, 'GET /staff/examinations/:code/audit.csv', async ({ account, params: { code } }, reply) => {
    await examinationFor(db, account, code, now());
    const rows = await db.selectFrom('audit_log').selectAll().where('examination', '=', code).orderBy('id').execute();
    const lines = rows.map(({ at, actor, act, subject, details }) => [
      new Date(at).toISOString(),
      actor,
      act,
      subject,
      details,
    ]);
    return sendCsv(reply, `audit-${code}.csv`, [['at', 'actor', 'act', 'subject', 'details'], ...lines]);
  });
}
