import type { FastifyInstance } from 'fastify';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { actorNames } from '#server/audit/actor-names.ts';
import { auditLines } from '#server/examinations/audit-lines.ts';
import { sendCsv } from '#server/examinations/csv.ts';
import type { ExaminationDeps } from '#server/examinations/deps.ts';
import { examinationFor } from '#server/examinations/examination-rows.ts';
import { route } from '#server/http/route.ts';
import { dayAt, momentOf } from '#text/dates.ts';

/** No zone’s clocks differ from UTC by less: a day begins and ends with one (ms). */
const quarterHour = 15 * 60_000;
const dayLong = 24 * 60 * 60_000;

/** Who did what in an examination: for its staff to read and to take away. */
export function auditRoutes(app: FastifyInstance, { db, now, timeZone }: ExaminationDeps): void {
  route(app, 'GET /staff/examinations/:code/audit', async ({ account, params: { code }, query }) => {
    const { page, size, actor, act, room, day, q } = query;
    await examinationFor(db, account, code, now());
    const all = await auditLines(db, code);
    const [from, to] = day === undefined ? [0, 0] : boundsOf(day, timeZone);
    const like = `%${q.replaceAll(/[%_\\]/g, '\\$&').toLowerCase()}%`;
    const of = all
      .$if(actor !== undefined, (lines) => lines.where('actor', '=', actor ?? ''))
      .$if(act !== undefined, (lines) => lines.where('act', '=', act ?? ''))
      .$if(day !== undefined, (lines) => lines.where('at', '>=', from).where('at', '<', to))
      .$if(room !== undefined, (lines) => lines.where(isOfRoom(code, room ?? '')))
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
    const quarters = await all
      .select(sql<number>`at - at % ${quarterHour}`.as('at'))
      .distinct()
      .orderBy('at', 'desc')
      .execute();
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
      days: [...new Set(quarters.map(({ at }) => dayAt(at, timeZone)))],
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

/** When a day begins and the next one does, in ms since 1970. */
function boundsOf(day: string, timeZone: string): [from: number, to: number] {
  const next = new Date(Date.parse(day) + dayLong).toISOString().slice(0, 10);
  return [momentOf(day, '00:00', timeZone) ?? 0, momentOf(next, '00:00', timeZone) ?? 0];
}

/** Whether a line is of a room: done to it, with its pass, or to who sits in it now. It has the code that the examination had then. */
function isOfRoom(code: string, room: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    'room:' || audit_log.examination || '/' || ${room} in (audit_log.subject, audit_log.actor)
    or audit_log.subject like 'candidate:%' and exists (
      select 1 from candidate
      where candidate.examination = ${code} and candidate.room = ${room}
        and candidate.symbol_number = substr(audit_log.subject, length(audit_log.examination) + ${'candidate:/'.length + 1})))`;
}
