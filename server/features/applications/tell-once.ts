import type { Database } from '#server/platform/database/tables.ts';
import type { ApplicationRow, ToldMessageRow } from '#server/platform/database/tables/applications.ts';
import type { MailQueue } from '#server/platform/mail/queue.ts';
import { tellApplicants } from './messages.ts';

/** A message that goes to a person once; `about` is the start that it is about, or empty. */
export type OnceMessage = Pick<ToldMessageRow, 'kind' | 'about'>;

/** The accepted applications of an examination whose applicants have not been told this. */
export function untoldApplications(db: Database, examination: string, { kind, about }: OnceMessage) {
  return db
    .selectFrom('application')
    .select(['number', 'form', 'sent_form', 'phone_key'])
    .where('examination', '=', examination)
    .where('state', '=', 'accepted')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('told_message')
            .select('told_message.kind')
            .whereRef('told_message.application', '=', 'application.number')
            .where('told_message.kind', '=', kind)
            .where('told_message.about', '=', about),
        ),
      ),
    );
}

/**
 * Queues a message to applicants within a transaction, and notes that they were told, at `at` (ms). It leaves out
 * those whom another server tells at the same moment (docs/rules/application.md, section 3). Returns how many it told.
 */
export async function tellOnce(
  trx: Database,
  mail: MailQueue,
  { kind, about }: OnceMessage,
  applications: readonly Pick<ApplicationRow, 'number' | 'form' | 'sent_form' | 'phone_key'>[],
  at: number,
): Promise<number> {
  if (applications.length === 0) return 0;
  const own = await trx
    .insertInto('told_message')
    .values(applications.map(({ number }) => ({ application: number, kind, about, told_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('application')
    .execute();
  const numbers = new Set(own.map(({ application }) => application));
  await tellApplicants(
    trx,
    mail,
    kind,
    applications.filter(({ number }) => numbers.has(number)),
  );
  return numbers.size;
}
