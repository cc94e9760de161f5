import type { FastifyInstance } from 'fastify';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { cellsOf, lineColumns, readLines } from '#server/platform/audit/read-lines.ts';
import { auditLines } from '#server/features/examinations/examination/audit-lines.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import { examinationFor } from '#server/features/examinations/examination/examination-rows.ts';
import { noteExport } from './examination/audit-entry.ts';
import { sendCsv } from '#server/platform/http/csv.ts';
import { route } from '#server/platform/http/route.ts';
import { dayAt, momentOf } from '#text/dates.ts';

/** Zones differ from UTC in quarters of an hour, so a day begins and ends on one (ms). */
const quarterHour = 15 * 60_000;
const dayLong = 24 * 60 * 60_000;

/** The audit log of an examination, for its staff to read and to download. */
export function auditRoutes(app: FastifyInstance, { db, now, timeZone }: ExaminationDeps): void {
  route(app, 'GET /staff/examinations/:code/audit', async ({ account, params: { code }, query }) => {
    const { room, day, ...asked } = query;
    await examinationFor(db, account, code, now());
    const all = await auditLines(db, code);
    const [from, to] = day === undefined ? [0, 0] : boundsOf(day, timeZone);
    const some = all
      .$if(day !== undefined, (lines) => lines.where('at', '>=', from).where('at', '<', to))
      .$if(room !== undefined, (lines) => lines.where(isOfRoom(code, room ?? '')));
    const quarters = await all
      .select(sql<number>`at - at % ${quarterHour}`.as('at'))
      .distinct()
      .orderBy('at', 'desc')
      .execute();
    return {
      ...(await readLines(db, { all, some }, asked)),
      days: [...new Set(quarters.map(({ at }) => dayAt(at, timeZone)))],
    };
  });

  route(app, 'GET /staff/examinations/:code/audit.csv', async ({ account, params: { code } }, reply) => {
    await examinationFor(db, account, code, now());
    const lines = await auditLines(db, code);
    const rows = await lines.selectAll().orderBy('id').execute();
    await noteExport(db, account, code, 'audit.csv', now());
    return sendCsv(reply, `audit-${code}.csv`, [lineColumns, ...rows.map(cellsOf)]);
  });
}

/** When a day and the next one begin, in ms since 1970. */
function boundsOf(day: string, timeZone: string): [from: number, to: number] {
  const next = new Date(Date.parse(day) + dayLong).toISOString().slice(0, 10);
  return [momentOf(day, '00:00', timeZone) ?? 0, momentOf(next, '00:00', timeZone) ?? 0];
}

/**
 * Whether a line belongs to a room. Its object or actor is the room, or its object is a candidate there now. The line
 * has the code that the examination had then.
 */
function isOfRoom(code: string, room: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    'room:' || audit_log.examination || '/' || ${room} in (audit_log.subject, audit_log.actor)
    or audit_log.subject like 'candidate:%' and exists (
      select 1 from candidate
      where candidate.examination = ${code} and candidate.room = ${room}
        and candidate.symbol_number = substr(audit_log.subject, length(audit_log.examination) + ${'candidate:/'.length + 1})))`;
}
