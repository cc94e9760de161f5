import type { FastifyInstance } from 'fastify';
import { statesFrom } from '#contract/examination-states.ts';
import type { ExaminationRules } from '#contract/examination.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { madePin, saveCandidates } from '#server/features/examinations/candidates/candidate-rows.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import { paperFor, needState } from '#server/features/examinations/examination/examination-rows.ts';
import { auditEntry } from '#server/features/examinations/examination/audit-entry.ts';
import { newPass } from '#server/features/examinations/examination/room-pass.ts';
import { route } from '#server/platform/http/route.ts';

/** How soon a trial starts, in ms: long enough to sign in and to see the waiting room. */
const startsIn = 30_000;

/** How long after its start a trial is kept, in ms. */
const keptFor = 24 * 60 * 60_000;

const symbolNumber = '1';

/**
 * Lets staff try a sealed paper as a candidate. A trial is an examination of its own, with the same sealed bytes and
 * one candidate. So taps there can't reach the real one. It is in no list, is never marked, and is deleted after a day.
 */
export function trialRoutes(app: FastifyInstance, deps: ExaminationDeps): void {
  const { db, now, random, hash } = deps;
  route(app, 'POST /staff/examinations/:code/trial', async ({ account, params: { code } }) => {
    const at = now();
    const examination = await paperFor(db, account, code, at);
    needState(examination, ...statesFrom('sealed'));
    const trial = `TRIAL-${newPass(random)}`;
    const pin = madePin(hash, trial, symbolNumber, 1);
    const startsAt = at + startsIn;
    const rules: ExaminationRules = {
      ...examination.rules,
      code: trial,
      startsAt: new Date(startsAt).toISOString(),
      lateFullTime: true,
      lateLimitMinutes: 600,
      presenceNeeded: false,
      coExaminers: [],
    };
    await db.transaction().execute(async (trx) => {
      await removeOld(trx, at);
      await trx
        .insertInto('examination')
        .values({
          code: trial,
          owner_id: account.id,
          state: 'sealed',
          starts_at: startsAt,
          rules: JSON.stringify(rules),
          created_at: at,
          sealed_at: at,
          trial_of: code,
        })
        .execute();
      const paper = await trx
        .selectFrom('sealed_paper')
        .selectAll()
        .where('examination', '=', code)
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('sealed_paper')
        .values({ ...paper, examination: trial })
        .execute();
      await saveCandidates(trx, deps, trial, [{ symbolNumber, name: account.name, pin }]);
      await writeAudit(trx, auditEntry(account, 'trial-begun', code, {}), at);
    });
    return { address: `/hall/${trial}#${symbolNumber}/${pin}`, symbolNumber, pin };
  });
}

async function removeOld(trx: Database, now: number): Promise<void> {
  const old = trx
    .selectFrom('examination')
    .select('code')
    .where('trial_of', 'is not', null)
    .where('starts_at', '<', now - keptFor);
  await trx.deleteFrom('entry').where('examination', 'in', old).execute();
  await trx.deleteFrom('held_entry').where('examination', 'in', old).execute();
  await trx
    .deleteFrom('examination')
    .where('trial_of', 'is not', null)
    .where('starts_at', '<', now - keptFor)
    .execute();
}
