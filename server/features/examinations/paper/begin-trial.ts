import type { Account } from '#contract/account.ts';
import type { ExaminationRules } from '#contract/examination.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { madePin, saveCandidates } from '#server/features/examinations/candidates/candidate-rows.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import type { StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { auditEntry } from '#server/features/examinations/examination/audit-entry.ts';
import { newPass } from '#server/features/examinations/examination/room-pass.ts';

/** How soon a trial starts, in ms: long enough to sign in and to see the waiting room. */
const startsIn = 30_000;

/** How long after its start a trial is kept, in ms. */
const keptFor = 24 * 60 * 60_000;

const symbolNumber = '1';

/**
 * Makes an examination of its own, with the sealed bytes of another and one candidate, the account itself. So taps
 * there can't reach the real one. It is in no list, is never marked, and is deleted after a day. `at` is in ms. Returns
 * the trial's code and the candidate's symbol number and PIN.
 */
export async function beginTrial(
  deps: Pick<ExaminationDeps, 'db' | 'random' | 'hash'>,
  account: Pick<Account, 'id' | 'name'>,
  { code, rules: sealedRules }: StoredExamination,
  at: number,
): Promise<{ readonly trial: string; readonly symbolNumber: string; readonly pin: string }> {
  const trial = `TRIAL-${newPass(deps.random)}`;
  const pin = madePin(deps.hash, trial, symbolNumber, 1);
  const startsAt = at + startsIn;
  const rules: ExaminationRules = {
    ...sealedRules,
    code: trial,
    startsAt: new Date(startsAt).toISOString(),
    lateFullTime: true,
    lateLimitMinutes: 600,
    presenceNeeded: false,
    coExaminers: [],
  };
  await deps.db.transaction().execute(async (trx) => {
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
  return { trial, symbolNumber, pin };
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
