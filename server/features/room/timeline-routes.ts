import type { FastifyInstance } from 'fastify';
import { sendCsv } from '#server/platform/http/csv.ts';
import { paperFor } from '#server/features/examinations/examination/examination-rows.ts';
import { route } from '#server/platform/http/route.ts';
import type { RoomDeps } from './deps.ts';
import { readTimeline } from './timeline.ts';

const columns = [
  'at',
  'to',
  'kind',
  'n',
  'place',
  'option',
  'device',
  'receivedAt',
  'late',
  'minutes',
  'by',
  'note',
] as const;

/** The timeline of one attempt, for the examiner to read and to download. */
export function timelineRoutes(app: FastifyInstance, { db, now }: RoomDeps): void {
  const path = 'GET /staff/examinations/:code/candidates/:symbolNumber/timeline';

  route(app, path, async ({ account, params: { code, symbolNumber }, query: { page, size } }) => {
    const rows = await readTimeline(db, await paperFor(db, account, code, now()), symbolNumber);
    return { rows: rows.slice((page - 1) * size, page * size), total: rows.length };
  });

  route(app, `${path}.csv`, async ({ account, params: { code, symbolNumber } }, reply) => {
    const rows = await readTimeline(db, await paperFor(db, account, code, now()), symbolNumber);
    const head = columns.map((name) => (name === 'receivedAt' ? 'received_at' : name));
    const name = `timeline-${code}-${symbolNumber.replaceAll('/', '-')}.csv`;
    return sendCsv(reply, name, [head, ...rows.map((row) => columns.map((column) => row[column]))]);
  });
}
