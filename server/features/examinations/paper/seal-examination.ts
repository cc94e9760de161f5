import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import type { StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { auditEntry } from '#server/features/examinations/examination/audit-entry.ts';
import { freezePaper } from './freeze-paper.ts';
import { sealPaper } from './seal-paper.ts';

interface ExaminerId {
  readonly id: string;
}

/**
 * Freezes and encrypts the paper of a draft, within a transaction; `at` is in ms. Throws 'invalid' for an incomplete
 * paper (docs/rules/examination.md, section 4).
 */
export async function sealExamination(
  trx: Database,
  { random, figures, chance }: Pick<ExaminationDeps, 'random' | 'figures' | 'chance'>,
  account: ExaminerId,
  examination: StoredExamination,
  at: number,
): Promise<void> {
  const { code } = examination;
  const { text, key, versions, optionIds } = await freezePaper(trx, figures, examination, chance);
  const sealed = sealPaper(JSON.stringify(text), random);
  for (const [place, version] of versions.entries()) {
    await trx
      .updateTable('paper_item')
      .set({ version })
      .where('examination', '=', code)
      .where('place', '=', place)
      .execute();
  }
  await trx
    .insertInto('sealed_paper')
    .values({
      examination: code,
      hash: sealed.hash,
      secret: sealed.key.toString('base64url'),
      paper: JSON.stringify(text),
      sealed: sealed.bytes.toString('base64'),
      option_ids: JSON.stringify(optionIds),
    })
    .execute();
  await trx
    .insertInto('key_version')
    .values({ examination: code, version: 1, item_key: JSON.stringify(key), decisions: '[]', made_at: at })
    .execute();
  await trx.updateTable('examination').set({ state: 'sealed', sealed_at: at }).where('code', '=', code).execute();
  const details = { before: 'draft', after: 'sealed', hash: sealed.hash, items: key.length };
  await writeAudit(trx, auditEntry(account, 'examination-sealed', code, details), at);
}

/** Makes a sealed examination a draft again, within a transaction; `at` is in ms. */
export async function unsealExamination(trx: Database, account: ExaminerId, code: string, at: number): Promise<void> {
  await trx.deleteFrom('sealed_paper').where('examination', '=', code).execute();
  await trx.deleteFrom('key_version').where('examination', '=', code).execute();
  await trx.updateTable('paper_item').set({ version: null }).where('examination', '=', code).execute();
  await trx.updateTable('examination').set({ state: 'draft', sealed_at: null }).where('code', '=', code).execute();
  await writeAudit(trx, auditEntry(account, 'examination-unsealed', code, { before: 'sealed', after: 'draft' }), at);
}
