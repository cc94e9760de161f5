import type { ConsentStep } from '#contract/consents.ts';
import {
  readExamination,
  versionOf,
  type StoredExamination,
} from '#server/features/examinations/examination/examination-rows.ts';
import { placedItems } from './placed-items.ts';
import { paperVersion } from './paper-readings.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** What a yes to a step is about, as a text that changes with it: rules and paper, or key and decided ties. */
export async function consentSubject(db: Database, code: string, step: ConsentStep): Promise<string> {
  if (step === 'seal') {
    const examination = await readExamination(db, code, 0);
    if (!examination) throw new AppError('not-found');
    return `${versionOf(examination.rules)}/${paperVersion(await placedItems(db, code))}`;
  }
  const { version } = await db
    .selectFrom('key_version')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('examination', '=', code)
    .executeTakeFirstOrThrow();
  const ties = await db
    .selectFrom('tie_decision')
    .select(['list', 'admitted'])
    .where('examination', '=', code)
    .orderBy('list')
    .orderBy('among')
    .execute();
  return `${version ?? 0}/${versionOf(ties)}`;
}

/** Throws 'second-yes-missing' if the rules ask for a second examiner's yes to a step, and none stands. */
export async function needConsent(trx: Database, { code, rules }: StoredExamination, step: ConsentStep): Promise<void> {
  if (!rules.secondExaminer) return;
  const given = await trx
    .selectFrom('consent')
    .select('subject')
    .where('examination', '=', code)
    .where('step', '=', step)
    .where('agreed_at', 'is not', null)
    .executeTakeFirst();
  if (given?.subject !== (await consentSubject(trx, code, step))) throw new AppError('second-yes-missing');
}
