import type { FastifyInstance } from 'fastify';
import { consentSteps, type Consents, type ConsentStep } from '#contract/consents.ts';
import { auditEntry } from '#server/features/examinations/examination/audit-entry.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import {
  examinationFor,
  heldExaminationFor,
  needOwnPaper,
} from '#server/features/examinations/examination/examination-rows.ts';
import { askByMail } from './consent-mail.ts';
import { consentSubject } from '#server/features/examinations/paper/consent.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { route } from '#server/platform/http/route.ts';
import { iso } from '#server/platform/iso.ts';

/** Asks for a second examiner's yes, and gives it (docs/rules/college.md, section 4). */
export function consentRoutes(app: FastifyInstance, { db, now, mail }: ExaminationDeps): void {
  route(app, 'GET /staff/examinations/:code/consents', async ({ account, params: { code } }) => {
    await examinationFor(db, account, code, now());
    return readConsents(db, code, account.id);
  });

  route(app, 'POST /staff/examinations/:code/consents', async ({ account, params: { code }, body: { step } }) => {
    const at = now();
    await db.transaction().execute(async (trx) => {
      await heldExaminationFor(trx, account, code, at);
      const subject = await consentSubject(trx, code, step);
      const row = { subject, asked_by: account.id, asked_at: at, agreed_by: null, agreed_at: null };
      await trx
        .insertInto('consent')
        .values({ examination: code, step, ...row })
        .onConflict((conflict) => conflict.columns(['examination', 'step']).doUpdateSet(row))
        .execute();
      await askByMail(trx, mail, code, account.id);
      await writeAudit(trx, auditEntry(account, 'consent-asked', code, { step }), at);
    });
    mail.deliverSoon();
    return readConsents(db, code, account.id);
  });

  route(app, 'POST /staff/examinations/:code/consents/:step', async ({ account, params: { code, step } }) => {
    const at = now();
    await db.transaction().execute(async (trx) => {
      const examination = await heldExaminationFor(trx, account, code, at);
      // A yes to what one may not see would be worth nothing.
      await needOwnPaper(trx, account, examination);
      const asked = await trx
        .selectFrom('consent')
        .select(['asked_by', 'subject'])
        .where('examination', '=', code)
        .where('step', '=', step)
        .executeTakeFirst();
      if (!asked) throw new AppError('not-found');
      if (asked.asked_by === account.id) throw new AppError('own-request');
      if (asked.subject !== (await consentSubject(trx, code, step))) throw new AppError('changed-meanwhile');
      await trx
        .updateTable('consent')
        .set({ agreed_by: account.id, agreed_at: at })
        .where('examination', '=', code)
        .where('step', '=', step)
        .execute();
      await writeAudit(trx, auditEntry(account, 'consent-given', code, { step }), at);
    });
    return readConsents(db, code, account.id);
  });
}

async function readConsents(db: Database, code: string, viewer: string): Promise<Consents> {
  const rows = await db
    .selectFrom('consent')
    .leftJoin('account as asker', 'asker.id', 'consent.asked_by')
    .leftJoin('account as second', 'second.id', 'consent.agreed_by')
    .selectAll('consent')
    .select(['asker.name as asker_name', 'second.name as second_name'])
    .where('examination', '=', code)
    .execute();
  const subjects = new Map<ConsentStep, string>();
  for (const { step } of rows) subjects.set(step, await consentSubject(db, code, step));
  return {
    rows: consentSteps.flatMap((step) =>
      rows
        .filter((row) => row.step === step)
        .map((row) => ({
          step,
          askedBy: row.asker_name ?? '',
          askedAt: iso(row.asked_at),
          agreedBy: row.agreed_at === null ? null : (row.second_name ?? ''),
          agreedAt: row.agreed_at === null ? null : iso(row.agreed_at),
          isOwn: row.asked_by === viewer,
          isCurrent: row.subject === subjects.get(step),
        })),
    ),
  };
}
