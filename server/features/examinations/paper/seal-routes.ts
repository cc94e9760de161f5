import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import {
  examinationAnswer,
  examinationFor,
  needState,
} from '#server/features/examinations/examination/examination-rows.ts';
import { route } from '#server/platform/http/route.ts';
import { needConsent } from './consent.ts';
import { sealExamination, unsealExamination } from './seal-examination.ts';

/** Calls that seal a paper, and that unseal it until it opens. */
export function sealRoutes(app: FastifyInstance, deps: ExaminationDeps): void {
  const { db, now } = deps;

  route(app, 'POST /staff/examinations/:code/seal', async ({ account, params: { code } }) => {
    const at = now();
    await db.transaction().execute(async (trx) => {
      const examination = await examinationFor(trx, account, code, at);
      needState(examination, 'draft');
      await needConsent(trx, examination, 'seal');
      if (examination.startsAt <= at) throw new AppError('invalid', { fields: { startsAt: (t) => t.startPassed } });
      await sealExamination(trx, deps, account, examination, at);
    });
    return examinationAnswer(db, await examinationFor(db, account, code, at), at);
  });

  route(app, 'POST /staff/examinations/:code/unseal', async ({ account, params: { code } }) => {
    const at = now();
    await db.transaction().execute(async (trx) => {
      needState(await examinationFor(trx, account, code, at), 'sealed');
      await unsealExamination(trx, account, code, at);
    });
    return examinationAnswer(db, await examinationFor(db, account, code, at), at);
  });
}
