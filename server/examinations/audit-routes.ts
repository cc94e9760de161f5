import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { actorNames } from '#server/audit/actor-names.ts';
import { auditLines } from '#server/examinations/audit-lines.ts';
import { sendCsv } from '#server/examinations/csv.ts';
import type { ExaminationDeps } from '#server/examinations/deps.ts';
import { examinationFor } from '#server/examinations/examination-rows.ts';
import { route } from '#server/http/route.ts';

/** Who did what in an examination: for its staff to read and to take away. */
export function auditRoutes(app: FastifyInstance, { db, now }: ExaminationDeps): void {
  route(app, 'GET /staff/examinations/:code/audit', async ({ account, params: { code }, query }) => {
    const { page, size, actor, act, q } = query;
    await examinationFor(db, account, code, now());
    const all = await auditLines(db, code);
    const like = `%${q.replaceAll(/[%_\\]/g, '\\$&').toLowerCase()}%`;
    const of = all
      .$if(actor !== undefined, (lines) => lines.where('actor', '=', actor ?? ''))
      .$if(act !== undefined, (lines) => lines.where('act', '=', act ?? ''))
      .$if(q !== '', (lines) =>
        lines.where(
          (line) =>
            sql<boolean>`lower(${line.ref('subject')} || ' ' || ${line.ref('details')}) like ${like} escape '\\'`,
        ),
      );
    const { total } = await of.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await of
      .selectAll()
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    const actors = await all.select('actor').distinct().orderBy('actor').execute();
    const acts = await all.select('act').distinct().orderBy('act').execute();
    const names = await actorNames(
      db,
      actors.map((each) => each.actor),
    );
    const nameOf = (who: string) => names.get(who) ?? null;
    return {
      rows: rows.map(({ at, details, ...line }) => ({
        at: new Date(at).toISOString(),
        actor: line.actor,
        name: nameOf(line.actor),
        act: line.act,
        subject: line.subject,
        details: JSON.parse(details) as Record<string, unknown>,
      })),
      total,
      actors: actors.map((each) => ({ actor: each.actor, name: nameOf(each.actor) })),
      acts: acts.map((each) => each.act),
    };
  });

  route(app, 'GET /staff/examinations/:code/audit.csv', async ({ account, params: { code } }, reply) => {
    await examinationFor(db, account, code, now());
    const rows = await (await auditLines(db, code)).selectAll().orderBy('id').execute();
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
