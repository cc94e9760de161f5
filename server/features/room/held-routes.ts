import type { FastifyInstance } from 'fastify';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { countDoubtful, readDoubtful } from '#server/features/examinations/marking/counted-entries.ts';
import { heldExaminationFor, needState, paperFor } from '#server/features/examinations/examination/examination-rows.ts';
import { route } from '#server/platform/http/route.ts';
import type { RoomDeps } from './deps.ts';
import { decideAllLate, decideOwn } from './decide-held.ts';
import { readEvidence, readHeld } from './held-rows.ts';

/** The states in which a taken entry still changes marks and the log is closed. */
const decidedIn = ['ended', 'key-published'] as const;

/** The entries that wait for an examiner's decision: to count or not. */
export function heldRoutes(app: FastifyInstance, { db, now }: RoomDeps): void {
  const path = '/staff/examinations/:code/held';

  route(app, `GET ${path}`, async ({ account, params: { code }, query }) => {
    const examination = await paperFor(db, account, code, now());
    const { rows, total } = await readHeld(db, examination, query);
    const shown = new Set(rows.map(({ symbolNumber }) => symbolNumber));
    const evidence = await readEvidence(db, examination, shown);
    return { rows: [...rows], total, evidence: [...evidence], counts: countDoubtful(await readDoubtful(db, code)) };
  });

  route(app, `POST ${path}`, async ({ account, params: { code }, body }) => {
    const at = now();
    const decided = await db.transaction().execute(async (trx) => {
      const examination = await heldExaminationFor(trx, account, code, at);
      needState(examination, ...decidedIn);
      const { entries, candidates } =
        'all' in body
          ? await decideAllLate(trx, examination, body.take)
          : { entries: await decideOwn(trx, examination, body), candidates: null };
      if (entries === 0) return 0;
      const said = { entries, reason: body.reason };
      await writeAudit(
        trx,
        {
          actor: `account:${account.id}`,
          act: body.take ? 'held-taken' : 'held-left',
          subject: 'all' in body ? `examination:${code}` : `candidate:${code}/${body.symbolNumber}`,
          examination: code,
          details: 'all' in body ? { ...said, candidates } : { ...said, device: body.device },
        },
        at,
      );
      return entries;
    });
    return { decided };
  });
}
