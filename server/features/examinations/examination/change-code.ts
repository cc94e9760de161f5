import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** The tables with the data that a draft without candidates may have. */
export const movedTables = [
  'examination_staff',
  'paper_item',
  'paper_reading',
  'consent',
  'notice',
  'bank_line',
  'payment',
  'room',
  'room_act',
  'announcement',
] as const;

/**
 * Gives a draft another code, in the caller's transaction. Throws 'code-taken'. Throws 'invalid' once there are PINs or
 * room passes: their hashes include the code, so they would open nothing any more. Throws 'invalid' once there are
 * applications: applicants have the address of their notice on paper.
 */
export async function changeCode(trx: Database, before: string, after: string): Promise<void> {
  const taken = await trx.selectFrom('examination').select('code').where('code', '=', after).executeTakeFirst();
  if (taken) throw new AppError('code-taken');
  const pin = await trx.selectFrom('candidate').select('name').where('examination', '=', before).executeTakeFirst();
  const pass = await trx
    .selectFrom('room')
    .select('room')
    .where('examination', '=', before)
    .where('pass_hash', 'is not', null)
    .executeTakeFirst();
  if (pin ?? pass) throw new AppError('invalid', { fields: { code: (t) => t.codeInUse } });
  const application = await trx
    .selectFrom('application')
    .select('number')
    .where('examination', '=', before)
    .limit(1)
    .executeTakeFirst();
  if (application) throw new AppError('invalid', { fields: { code: (t) => t.codeApplied } });
  const row = await trx.selectFrom('examination').selectAll().where('code', '=', before).executeTakeFirstOrThrow();
  await trx
    .insertInto('examination')
    .values({ ...row, code: after })
    .execute();
  for (const table of movedTables)
    await trx.updateTable(table).set({ examination: after }).where('examination', '=', before).execute();
  await trx.updateTable('examination').set({ trial_of: after }).where('trial_of', '=', before).execute();
  await trx.deleteFrom('examination').where('code', '=', before).execute();
}
